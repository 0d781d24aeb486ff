import SwiftUI
import TallyStage
import Testing

@MainActor
struct TextStyleTests {
    private func frame<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Frame {
        Stage(size: CGSize(width: 300, height: 60)) { view() }.frame
    }

    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    @Test func `a view's tracking and kerning reach the texts that bring none`() {
        func width<V: View>(@ViewBuilder _ view: @escaping () -> V) -> CGFloat { frame(view).texts[0].rect.width }
        let text = Text(verbatim: "abcd")
        #expect(width { HStack { text }.tracking(5) } == width { text.tracking(5) })
        #expect(width { HStack { text.tracking(2) }.tracking(5) } == width { text.tracking(2) })
        #expect(width { HStack { text }.kerning(3) } == width { text.kerning(3) })
    }

    @Test func `letters are written in the case that the place asks for, by its language`() {
        #expect(frame { Text(verbatim: "Tally i").textCase(.uppercase) }.visibleText == "TALLY I")
        let turkish = frame {
            Text(verbatim: "i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
        }
        #expect(turkish.visibleText == "İ")
        #expect(frame { HStack { Text(verbatim: "Ab").textCase(nil) }.textCase(.lowercase) }.visibleText == "Ab")
        #expect(frame { Text(verbatim: "Ab").textCase(.lowercase) }.texts[0].string == "ab")
    }

    @Test func `parts of a text keep their styles, and a whole may have one`() {
        let red = frame { Text(verbatim: "a").foregroundStyle(.red) + Text(verbatim: "b") }
        #expect(red.texts[0].color == resolved(.red))
        let whole = frame { (Text(verbatim: "a") + Text(verbatim: "b")).foregroundStyle(.secondary) }
        #expect(whole.texts[0].color == resolved(.secondary))
        let inner = frame { VStack { Text(verbatim: "a").foregroundStyle(.blue) }.foregroundStyle(.red) }
        #expect(inner.texts[0].color == resolved(.blue))
        #expect(
            frame { VStack { Text(verbatim: "a").foregroundColor(nil) }.foregroundStyle(.red) }.texts[0].color
                == resolved(.red))
    }

    @Test func `a text's own colour moves`() {
        @MainActor final class Model: ObservableObject { @Published var isOn = false }
        struct Title: View {
            @ObservedObject var model: Model
            var body: some View { Text(verbatim: "a").foregroundColor(model.isOn ? .white : .black) }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 60, height: 60)) { Title(model: model) }
        #expect(stage.frame.texts[0].color == resolved(.black))
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.advance(by: 0.5)
        let half = stage.frame.texts[0].color
        #expect(half.red > 0.1 && half.red < 0.9)
        stage.advance(by: 0.5)
        #expect(stage.frame.texts[0].color == resolved(.white))
    }

    @Test func `each level of a foreground may have a style of its own`() {
        let colors = frame {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b").foregroundStyle(.secondary)
                Text(verbatim: "c").foregroundStyle(.tertiary)
            }
            .foregroundStyle(.red, .blue, .green)
        }.texts.map(\.color)
        #expect(colors == [resolved(.red), resolved(.blue), resolved(.green)])
    }

    private func picture<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Bitmap {
        Stage(size: CGSize(width: 300, height: 60)) { view() }.image()
    }

    @Test func `parts in Markdown look as the styles of their names`() {
        let plain = picture { Text(verbatim: "one two") }
        func part(_ text: Text) -> Bitmap { picture { Text(verbatim: "one ") + text } }
        let two = Text(verbatim: "two")
        for (marked, styled) in [
            ("one **two**", two.bold()), ("one *two*", two.italic()), ("one `two`", two.monospaced()),
            ("one ~~two~~", two.strikethrough()), ("one ***two***", two.bold().italic()),
            ("one ~~`two`~~", two.monospaced().strikethrough()),
        ] as [(LocalizedStringKey, Text)] {
            let shown = picture { Text(marked) }
            #expect(shown == part(styled), "\(marked)")
            #expect(shown != plain, "\(marked)")
        }
        #expect(picture { Text("one two") } == plain)
    }

    @Test func `a line that is not to break shows what there is where an ellipsis would be no shorter`() throws {
        let whole = Stage(size: CGSize(width: 60, height: 30)) {
            Text(verbatim: "8").lineLimit(1).fixedSize().frame(width: 40, alignment: .leading)
        }
        let width = try #require(whole.frame.texts.first).rect.width
        let narrow = Stage(size: CGSize(width: 60, height: 30)) {
            Text(verbatim: "8").lineLimit(1).frame(width: width - 0.5, alignment: .leading)
                .frame(width: 40, alignment: .leading)
        }
        #expect(narrow.image() == whole.image())
    }
}
