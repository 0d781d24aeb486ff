import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import TallyControls
@testable import TallyCore
@testable import TallyUI

/// What other threads write and read of what belongs to the main actor.
@MainActor
struct OtherThreadTests {
    /// Hands the bindings of a view out.
    @MainActor
    private final class Hands {
        var text: SwiftUI.Binding<String>?
        var count: SwiftUI.Binding<Int>?
        var stored: SwiftUI.Binding<Int>?
        var scene: SwiftUI.Binding<Int>?
        var focus: FocusState<Bool>.Binding?
        var shown: [String] = []
    }

    private struct Page: View {
        let hands: Hands
        @State private var text = ""
        @State private var count = 0
        @SceneStorage("count") private var scene = 0
        @AppStorage private var stored: Int
        @FocusState private var isFocused: Bool
        @State private var field = ""

        init(hands: Hands, store: UserDefaults?) {
            self.hands = hands
            _stored = AppStorage(wrappedValue: 0, "count", store: store)
        }

        var body: some View {
            let _ = hands.shown.append(text)
            VStack {
                Text("text \(text)")
                Text("\(count) \(scene) \(stored)")
                TextField("Name", text: $field).focused($isFocused)
                Square().offset(x: CGFloat(count))
            }
            .onAppear {
                hands.text = $text
                hands.count = $count
                hands.stored = $stored
                hands.scene = $scene
                hands.focus = $isFocused
            }
        }
    }

    private let hands = Hands()
    private let stage: Stage
    private let store: UserDefaults?

    init() {
        let (hands, store) = (hands, UserDefaults(suiteName: "tally.other-threads.\(UUID().uuidString)"))
        self.store = store
        stage = Stage(size: CGSize(width: 200, height: 200)) { Page(hands: hands, store: store) }
    }

    /// Runs the body on a thread of its own, and waits for its end while the main actor is busy.
    private func away<R>(_ body: @escaping () -> R) -> R {
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: R?
        let isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            result = body()
            isOver.signal()
        }
        isOver.wait()
        return result!
    }

    /// Has the main actor do what has been handed over to it.
    private func turn() async {
        await withCheckedContinuation { turned in
            Dispatch.DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { turned.resume() }
        }
        stage.advance(by: 0)
    }

    @Test
    func `states written on another thread are written on the main actor in the order of the calls`() async throws {
        let (text, count) = (try #require(hands.text), try #require(hands.count))
        away {
            for letter in "abcdef" {
                text.wrappedValue += String(letter)
                count.wrappedValue = text.wrappedValue.count
            }
        }
        // The main actor has been busy all the time.
        #expect(text.wrappedValue == "" && count.wrappedValue == 0)
        stage.advance(by: 0)
        #expect(stage.text("text ") != nil)
        await turn()
        #expect(text.wrappedValue == "abcdef" && count.wrappedValue == 6)
        #expect(stage.text("text abcdef") != nil && stage.text("6 0 0") != nil)
        #expect(hands.shown == ["", "abcdef"])
    }

    @Test
    func `a write on another thread is warned of, once`() async throws {
        let (text, count) = (try #require(hands.text), try #require(hands.count))
        text.wrappedValue = "here"
        #expect(away { text.wrappedValue } == "here")
        await turn()
        #expect(stage.warnings == [])
        away {
            count.wrappedValue = 1
            count.wrappedValue = 2
        }
        await turn()
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("A state of type Int is written away from the main actor") == true)
    }

    @Test
    func `another thread reads what it has written, and what the main actor has`() async throws {
        let count = try #require(hands.count)
        count.wrappedValue = 4
        let read = away {
            let first = count.wrappedValue
            count.wrappedValue += 1
            count.wrappedValue *= 2
            return [first, count.wrappedValue]
        }
        #expect(read == [4, 10])
        #expect(count.wrappedValue == 4)
        await turn()
        #expect(count.wrappedValue == 10 && away { count.wrappedValue } == 10)
    }

    @Test
    func `writes of several threads are all made, each of them whole`() async throws {
        let text = try #require(hands.text)
        await withTaskGroup(of: Void.self) { group in
            for letter in "abcd" {
                group.addTask {
                    for length in 1...50 {
                        text.wrappedValue = String(repeating: letter, count: length)
                        _ = text.wrappedValue.count
                    }
                }
            }
            // The main actor writes meanwhile.
            for length in 1...50 {
                text.wrappedValue = String(repeating: "m", count: length)
                stage.advance(by: 0.01)
                await Task.yield()
            }
        }
        await turn()
        let last = text.wrappedValue
        #expect(Set(last).count == 1 && (1...50).contains(last.count))
        #expect(hands.shown.last == last)
    }

    @Test
    func `a write of the main actor comes behind those that were handed over before it only in its turn`() async throws
    {
        let count = try #require(hands.count)
        away { count.wrappedValue = 1 }
        count.wrappedValue = 2
        #expect(count.wrappedValue == 2)
        await turn()
        #expect(count.wrappedValue == 1)
    }

    @Test
    func `a write on another thread moves nothing`() async throws {
        let count = try #require(hands.count)
        let before = stage.boxes[0].minX
        away { withAnimation(.linear(duration: 1)) { count.wrappedValue = 40 } }
        await turn()
        #expect(!stage.isAnimating && stage.boxes[0].minX == before + 40)
    }

    @Test
    func `what a scene and the defaults keep is written and read from another thread`() async throws {
        let (scene, stored) = (try #require(hands.scene), try #require(hands.stored))
        let read = away {
            scene.wrappedValue = 3
            stored.wrappedValue = 5
            stored.wrappedValue += 1
            return [scene.wrappedValue, stored.wrappedValue]
        }
        #expect(read == [3, 6])
        await turn()
        #expect(stage.text("0 3 6") != nil)
        #expect(store?.integer(forKey: "count") == 6)
    }

    @Test
    func `a focus state written on another thread moves the focus`() async throws {
        let focus = try #require(hands.focus)
        away { focus.wrappedValue = true }
        #expect(stage.runtime.focused == nil)
        await turn()
        stage.advance(by: 0)
        #expect(focus.wrappedValue && stage.runtime.focused != nil)
    }

    @Test
    func `a state whose view has gone is written on another thread and tells nobody`() async throws {
        let count = try #require(hands.count)
        stage.runtime.root.end()
        away { count.wrappedValue = 8 }
        await turn()
        #expect(count.wrappedValue == 8)
    }

    @Test
    func `values that belong to the main actor by their type alone are made on any thread`() {
        let transition = away { String(describing: type(of: AnyTransition.opacity.combined(with: .slide))) }
        #expect(transition == "AnyTransition")
        #expect(away { String(describing: type(of: Text("a").badge(3))) }.contains("Modifie"))
    }

    #if DEBUG
        @Test
        func `layout that is asked on another thread traps in debug builds, and says who was asked`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await Task.detached { _ = onMain("safeAreaInsets") { 1 } }.value
            }
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(said.contains("safeAreaInsets is called away from the main actor"))
        }
    #endif
}
