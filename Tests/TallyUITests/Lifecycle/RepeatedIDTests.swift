import SwiftUI
import TallyStage
import Testing

/// Collections in which an id occurs more than once: SwiftUI shows all elements, and so does the runtime.
@MainActor
struct RepeatedIDTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test func `the letters of a word are all there, however often one occurs`() {
        let word = Remote("Hello")
        let stage = Stage {
            Playing(word) { word in HStack(spacing: 0) { ForEach(Array(word), id: \.self) { Text(String($0)) } } }
        }
        #expect(stage.frame.visibleText == "Hello")
        #expect(stage.warnings.count == 1)
        word.value = "Mississippi"
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Mississippi")
        word.value = "Mip"
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Mip")
        #expect(stage.warnings.count == 1)
    }

    @Test func `a list has a row for each element, also for equal ones`() {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            List([1, 1, 2], id: \.self) { Text("row \($0)") }
        }
        #expect(stage.frame.texts.map(\.string) == ["row 1", "row 1", "row 2"])
    }

    @Test func `equal elements have a state each, told apart by their order`() throws {
        let names = Remote(["a", "b", "a"])
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            Playing(names) { names in VStack { ForEach(names, id: \.self) { Counter(name: $0) } } }
        }
        let last = try #require(stage.frame.texts.last { $0.string == "a0" })
        stage.tap(CGPoint(x: last.rect.midX, y: last.rect.midY))
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["a0", "b0", "a1"])
        names.value = ["a", "a", "b"]
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["a0", "a1", "b0"])
        names.value = ["b", "a"]
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["b0", "a0"])
    }

    @Test func `equal elements come and go in an animation, the last of them first`() {
        let names = Remote(["a", "b"])
        let stage = Stage {
            Playing(names) { names in
                VStack(spacing: 0) {
                    ForEach(names, id: \.self) { Text($0).frame(height: 20).transition(.opacity) }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { names.value = ["a", "b", "a"] }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.map(\.string) == ["a", "b", "a"])
        #expect(stage.frame.texts.map { ($0.opacity * 100).rounded() } == [100, 100, 50])
        withAnimation(.linear(duration: 1)) { names.value = ["a"] }
        stage.advance(by: 0.25)
        #expect(stage.frame.texts.count == 3)
        #expect(stage.frame.texts.last?.opacity == 1)
        // One that comes back on its way out goes on from where it is.
        withAnimation(.linear(duration: 1)) { names.value = ["a", "a"] }
        stage.advance(by: 2)
        #expect(stage.frame.texts.map(\.string) == ["a", "a"])
        #expect(stage.frame.texts.allSatisfy { $0.opacity == 1 })
        names.value = []
        stage.advance(by: 0)
        #expect(stage.frame.texts.isEmpty)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a scroll view finds the first of equal ids`() throws {
        let numbers = Array(0..<10) + Array(0..<10)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 20).frame(maxWidth: .infinity) }
                    }
                }
                .overlay(alignment: .bottom) { Button("Go") { proxy.scrollTo(8, anchor: .top) }.frame(height: 20) }
            }
        }
        try stage.tap("Go")
        stage.advance(by: 0)
        let found = try #require(stage.frame.texts.first { $0.string == "8" })
        #expect(isNear(found.rect.midY, 10, 0.6))
    }

    @Test func `a place in the scroll view is named by the id that was given`() {
        let place = Remote<Int?>(nil)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(place) { _ in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach([1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7], id: \.self) { Text("\($0)").frame(height: 20) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: place.binding ?? .constant(nil))
            }
        }
        stage.scroll(CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(place.value == 2)
    }
}
