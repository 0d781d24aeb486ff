import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct ListTests {
    @Test func `each view is a row of 44 points at least, as wide as the list`() throws {
        let stage = Stage.phone {
            List {
                Text("first")
                ForEach(0..<2) { Text("row \($0)") }
                Color.red.frame(height: 60)
            }
            .listStyle(.plain)
        }
        #expect(isNear(try #require(stage.text("first")).rect.midY, 22))
        #expect(stage.text("first")?.rect.minX == 16)
        #expect(isNear(try #require(stage.text("row 1")).rect.midY, 110))
        let red = try #require(stage.frame.shapes.first { $0.rect.height == 60 })
        #expect(isNear(red.rect, 16, 143, 168, 60))
    }

    @Test func `rows that come and go in an animation let the others travel`() throws {
        struct Rows: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                List(names, id: \.self) { name in
                    Button("remove \(name)") {
                        withAnimation(.linear(duration: 1)) { names.removeAll { $0 == name } }
                    }
                }
                .listStyle(.plain)
            }
        }
        let stage = Stage.phone { Rows() }
        try stage.tap("remove b")
        stage.advance(by: 0.5)
        #expect(isNear(try #require(stage.text("remove c")).rect.midY, 88))
        #expect(isNear(try #require(stage.text("remove b")).opacity, 0.5))
        #expect(stage.settle())
        #expect(stage.text("remove b") == nil)
    }

    @Test func `a link in a row shows an arrow, and is hit over the whole row`() throws {
        let stage = Stage.phone {
            NavigationStack {
                List(0..<3) { row in
                    NavigationLink("go \(row)", value: row)
                }
                .listStyle(.plain)
                .navigationDestination(for: Int.self) { Text("there \($0)") }
            }
        }
        stage.tap(CGPoint(x: 150, y: 66))
        #expect(stage.settle())
        #expect(stage.text("there 1") != nil)
    }
}
