import SwiftUI
import TallyStage
import Testing

/// A button's label of several views is one, of views side by side.
@MainActor
struct ButtonLabelTests {
    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(4).background(Color.red)
        }
    }

    @Test func `several views of a label stand side by side on one face`() throws {
        let log = Log()
        let stage = Stage.phone {
            Button {
                log("pressed")
            } label: {
                Text("a")
                Text("b")
            }
            .buttonStyle(Framed())
        }
        let (a, b) = (try #require(stage.text("a")).rect, try #require(stage.text("b")).rect)
        #expect(a.midY == b.midY && b.minX >= a.maxX + 4)
        let faces = stage.frame.shapes.filter { $0.rect.width > 4 && $0.rect.contains(a) }
        #expect(faces.count == 1 && faces.allSatisfy { $0.rect.contains(b) })
        stage.tap(CGPoint(x: (a.maxX + b.minX) / 2, y: a.midY))
        #expect(log.take() == ["pressed"])
    }

    @Test func `spacers in a label make the button wide`() throws {
        let stage = Stage.phone {
            Button {
            } label: {
                Spacer()
                Text("wide")
                Spacer()
            }
            .buttonStyle(.borderedProminent)
        }
        let text = try #require(stage.text("wide")).rect
        #expect(isNear(text.midX, 100, 1))
        #expect(stage.frame.shapes.contains { $0.rect.width == 200 && $0.rect.contains(text) })
    }

    @Test func `a condition between one view and several is side by side where it is several`() throws {
        let isOn = Remote(false)
        let stage = Stage.phone {
            Playing(isOn) { isOn in
                Button {
                } label: {
                    if isOn {
                        Text("a")
                        Text("b")
                    } else {
                        Text("one")
                    }
                }
                .buttonStyle(.plain)
            }
        }
        #expect(stage.text("one") != nil)
        isOn.value = true
        stage.advance(by: 0)
        let (a, b) = (try #require(stage.text("a")).rect, try #require(stage.text("b")).rect)
        #expect(a.midY == b.midY && b.minX > a.maxX)
    }

    private struct Pair: View {
        let isOn: Bool
        @ViewBuilder var body: some View {
            Text("a")
            if isOn { Text("b") }
        }
    }

    /// A view whose body may hold one of its own kind, as the rows of a tree do.
    private struct Branch: View {
        let depth: Int
        @ViewBuilder var body: some View {
            if depth == 0 { Text("leaf") } else { Branch(depth: depth - 1) }
        }
    }

    @Test func `a view whose body is several stands side by side too, and what comes later beside it`() throws {
        let isOn = Remote(true)
        let stage = Stage.phone {
            Playing(isOn) { isOn in
                Button(action: {}) { Pair(isOn: isOn) }.buttonStyle(Framed())
            }
        }
        func onOneFace() throws -> Bool {
            let (a, b) = (try #require(stage.text("a")).rect, try #require(stage.text("b")).rect)
            let faces = stage.frame.shapes.filter { $0.rect.width > 4 && $0.rect.contains(a) }
            return a.midY == b.midY && b.minX >= a.maxX + 4 && faces.count == 1 && faces[0].rect.contains(b)
        }
        #expect(try onOneFace())
        isOn.value = false
        stage.advance(by: 0)
        #expect(stage.text("b") == nil)
        isOn.value = true
        stage.advance(by: 0)
        #expect(try onOneFace())
    }

    @Test func `a view whose body may hold itself is one label`() {
        let stage = Stage.phone { Button(action: {}) { Branch(depth: 3) } }
        #expect(stage.text("leaf") != nil)
    }

    @Test func `a menu's label of several views is one, and opens it wherever it is tapped`() throws {
        let stage = Stage.phone {
            Menu {
                Button("Item") {}
            } label: {
                Text("first")
                Pair(isOn: true).font(.caption)
            }
        }
        let (a, b) = (try #require(stage.text("first")).rect, try #require(stage.text("b")).rect)
        #expect(b.minX > a.maxX && b.minY < a.maxY && a.minY < b.maxY)
        stage.tap(CGPoint(x: b.midX, y: b.midY))
        stage.advance(by: 1)
        #expect(stage.text("Item") != nil)
    }
}
