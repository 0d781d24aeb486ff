import SwiftUI
import TallyStage
import Testing

@MainActor
struct RedactionTests {
    private struct Page: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text("A title").font(.headline)
                Text("Two lines of text that are broken").font(.caption).foregroundStyle(.red)
                Image(systemName: "star.fill")
                Circle().fill(.blue).frame(width: 20, height: 20)
            }
        }
    }

    @Test func `texts and images become blocks of their size, and shapes stay`() {
        let plain = Stage { Page() }
        let redacted = Stage { Page().redacted(reason: .placeholder) }
        #expect(plain.frame.texts.count == 2 && redacted.frame.texts.isEmpty)
        let circle = plain.frame.shapes.filter { $0.rect.width == 20 && $0.rect.height == 20 }
        #expect(circle.count >= 1)
        #expect(redacted.frame.shapes.contains { $0.rect == circle[0].rect })
        #expect(redacted.frame.shapes.filter { $0.kind == "redacted" }.count == 3)
        for text in plain.frame.texts {
            #expect(
                redacted.frame.shapes.contains {
                    $0.kind == "redacted" && isNear($0.rect.minX, text.rect.minX, 0.01)
                        && isNear($0.rect.width, text.rect.width, 1)
                        && text.rect.contains($0.rect.insetBy(dx: 1, dy: 0))
                })
        }
        #expect(redacted.image() != plain.image())
    }

    @Test func `what is unredacted is shown, and reasons add up`() {
        let stage = Stage {
            VStack {
                Text("a")
                Text("b").unredacted()
                Text("c").redacted(reason: .privacy)
            }
            .redacted(reason: .placeholder)
        }
        #expect(stage.frame.texts.map(\.string) == ["b"])
        var seen: [RedactionReasons] = []
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            let see: (RedactionReasons) -> Void
            var body: some View {
                let _ = see(reasons)
                Text("x")
            }
        }
        _ = Stage {
            VStack {
                Reader { seen.append($0) }
                Reader { seen.append($0) }.redacted(reason: .privacy).redacted(reason: .placeholder)
                Reader { seen.append($0) }.unredacted().redacted(reason: .invalidated)
            }
        }
        #expect(seen == [[], [.privacy, .placeholder], []])
    }

    @Test func `privacy redacts only what is marked`() {
        func texts(_ reason: RedactionReasons) -> [String] {
            Stage {
                VStack {
                    Text("public")
                    Text("secret").privacySensitive()
                    Text("not").privacySensitive(false).privacySensitive()
                }
                .redacted(reason: reason)
            }
            .frame.texts.map(\.string)
        }
        #expect(texts(.privacy) == ["public", "not"])
        #expect(texts(.placeholder) == [])
        #expect(texts(.invalidated) == ["public", "secret", "not"])
        #expect(texts([]) == ["public", "secret", "not"])
    }

    @Test func `what has come is shown in its place, and layout did not change`() {
        let isThere = Remote(false)
        let stage = Stage {
            Playing(isThere) { isThere in
                VStack {
                    Text("A text").foregroundStyle(
                        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    Image(systemName: "star")
                    Square()
                }
                .redacted(reason: isThere ? [] : .placeholder)
            }
        }
        let square = stage.boxes.last
        let blank = stage.image()
        isThere.value = true
        stage.advance(by: 0)
        #expect(stage.boxes.last == square && stage.frame.texts.count == 1)
        let there = stage.image()
        #expect(there != blank)
        isThere.value = false
        stage.advance(by: 0)
        #expect(stage.image() == blank && stage.frame.texts.isEmpty)
        isThere.value = true
        stage.advance(by: 0)
        #expect(stage.image() == there)
    }

    @Test func `a text that rolls is redacted at once, in all its lines`() {
        let value = Remote(0)
        let isRedacted = Remote(false)
        let stage = Stage {
            Playing(value) { value in
                Playing(isRedacted) {
                    Text("\(value)\nlines").contentTransition(.numericText())
                        .redacted(reason: $0 ? .placeholder : [])
                }
            }
        }
        withAnimation(.linear(duration: 1)) { value.value = 9 }
        stage.advance(by: 0)
        stage.advance(by: 0.4)
        isRedacted.value = true
        stage.advance(by: 0)
        let blocks = stage.frame.shapes.filter { $0.kind == "redacted" }
        #expect(blocks.count == 1 && stage.frame.texts.isEmpty)
        let still = Stage { Text("9\nlines").redacted(reason: .placeholder) }
        stage.advance(by: 1)
        #expect(stage.image() == still.image())
        let spaces = Stage { Text("  ").redacted(reason: .placeholder) }
        #expect(spaces.image() == Stage {}.image())
    }

    @Test func `blocks of what is hardly seen are hardly seen`() {
        func darkest(_ color: Color) -> UInt32 {
            let stage = Stage { Text("MMMM").foregroundStyle(color).redacted(reason: .placeholder) }
            return stage.image().pixels.map { $0 & 0xFF }.min() ?? 0
        }
        let (full, faint) = (darkest(.black), darkest(.black.opacity(0.2)))
        #expect(full < 220 && faint > 240 && faint < 255)
    }
}
