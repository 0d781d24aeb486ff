import Foundation
import SwiftUI
import TallyStage
import Testing

/// What becomes of the title of a screen that leaves over several others.
@MainActor
struct RootPopTitleTests {
    private struct Stack: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack { Button("Go") { path = [1, 2] } }.navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        if number == 1 {
                            Text("first").navigationTitle("One").navigationBarTitleDisplayMode(.inline)
                        } else {
                            Button("Home") { path = [] }.navigationTitle("Two")
                        }
                    }
            }
        }
    }

    @Test func `it stays small, where it was small because of the screen below`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Stack() }
        try stage.tap("Go")
        #expect(stage.settle())
        func titles() -> [CGRect] { stage.frame.texts.filter { $0.string == "Two" && $0.opacity > 0.01 }.map(\.rect) }
        let height = try #require(titles().first?.height)
        #expect(titles().count == 1)
        func content() -> CGFloat? { stage.frame.texts.first { $0.string == "Home" }?.rect.minY }
        let place = try #require(content())
        try stage.tap("Home")
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            #expect(titles().allSatisfy { abs($0.height - height) < 0.5 })
            if let now = content() { #expect(abs(now - place) < 0.5) }
        }
        #expect(stage.settle())
        #expect(stage.frame.texts.contains { $0.string == "Root" })
    }
}
