import Foundation
import SwiftUI
import TallyStage
import Testing

/// How many lines there are, and how many there is room for.
@MainActor
struct LineLimitTests {
    private let long = String(repeating: "word ", count: 40)

    /// The height of a view that is 100 points wide, in lines.
    private func lines<V: View>(_ view: V) -> Double {
        var height = 0.0
        _ = Stage(size: CGSize(width: 100, height: 2000)) {
            view.onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
        }
        var one = 0.0
        _ = Stage(size: CGSize(width: 100, height: 2000)) {
            Text("x").onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                one = $0
            }
        }
        return height / one
    }

    private func isAbout(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 }

    @Test func `a text has lines up to a limit, and room for as many as are reserved`() {
        #expect(isAbout(lines(Text(long).lineLimit(3)), 3))
        #expect(isAbout(lines(Text("x").lineLimit(3)), 1))
        #expect(isAbout(lines(Text("x").lineLimit(3, reservesSpace: true)), 3))
        #expect(isAbout(lines(Text(long).lineLimit(3, reservesSpace: true)), 3))
        #expect(isAbout(lines(Text("x").lineLimit(3, reservesSpace: false)), 1))
    }

    @Test func `ranges say both`() {
        #expect(isAbout(lines(Text("x").lineLimit(2...4)), 2))
        #expect(isAbout(lines(Text(long).lineLimit(2...4)), 4))
        #expect(isAbout(lines(Text("x").lineLimit(2...)), 2))
        #expect(lines(Text(long).lineLimit(2...)) > 6)
        #expect(isAbout(lines(Text(long).lineLimit(...2)), 2))
        #expect(isAbout(lines(Text("x").lineLimit(...2)), 1))
    }

    @Test func `a limit within counts before one around, and bad ones count as one line`() {
        #expect(isAbout(lines(VStack { Text("x").lineLimit(1) }.lineLimit(5, reservesSpace: true)), 1))
        #expect(isAbout(lines(Text("x").lineLimit(-3, reservesSpace: true)), 1))
        #expect(isAbout(lines(Text(long).lineLimit(0)), 1))
        #expect(lines(Text("x").lineLimit(Int.max, reservesSpace: true)) < 1001)
    }

    @Test func `a field that grows has room for its least lines, and grows to its most`() {
        func field(_ text: String) -> some View {
            TextField("", text: .constant(text), axis: .vertical).textFieldStyle(.plain)
        }
        #expect(isAbout(lines(field("x").lineLimit(3...5)), 3))
        #expect(isAbout(lines(field(long).lineLimit(3...5)), 5))
        #expect(isAbout(lines(field("").lineLimit(4, reservesSpace: true)), 4))
        #expect(isAbout(lines(field("x").lineLimit(5)), 1))
    }

    @Test func `the text stands at the top of the room`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 400)) {
            Text("x").lineLimit(4, reservesSpace: true).border(.red)
        }
        let box = try #require(stage.frame.shapes.first).rect
        #expect(abs(stage.frame.texts[0].rect.minY - box.minY) < 1)
    }
}
