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
}
