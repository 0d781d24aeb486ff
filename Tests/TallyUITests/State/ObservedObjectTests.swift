import Foundation
import SwiftUI
import TallyStage
import Testing

private class Base: ObservableObject {
    @Published var first = 0
}

private final class Derived: Base {
    @Published var second = 0 {
        didSet { doubled = second * 2 }
    }
    @Published private(set) var doubled = 0
    var plain = 0
    override init() {
        super.init()
        first = 5
        second = 6
    }
}

private struct Shown: View {
    @ObservedObject var model: Derived
    let log: Log
    var body: some View {
        let text = "\(model.first) \(model.second) \(model.doubled) \(model.plain)"
        let _ = log(text)
        Text(verbatim: text)
    }
}

@MainActor
struct ObservedObjectTests {
    @Test func `a subclass, a didSet and what is set in an init are observed as anything else`() {
        let model = Derived()
        let log = Log()
        let stage = Stage { Shown(model: model, log: log) }
        #expect(log.take() == ["5 6 12 0"])
        model.first = 1
        model.second = 2
        stage.advance(by: 0)
        #expect(log.take() == ["1 2 4 0"], "once for all that was written")
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `what is not published shows when somebody says so, or with the next change`() {
        let model = Derived()
        let log = Log()
        let stage = Stage { Shown(model: model, log: log) }
        _ = log.take()
        model.plain = 1
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        model.objectWillChange.send()
        // It will: what comes right after counts.
        model.plain = 2
        stage.advance(by: 0)
        #expect(log.take() == ["5 6 12 2"])
    }

    @Test func `a publisher of one's own announces what its object says`() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            @Published var silent = 0
            var count = 0 { willSet { objectWillChange.send() } }
        }
        struct Reader: View {
            @ObservedObject var own: Own
            var body: some View { Text(verbatim: "\(own.count) \(own.silent)") }
        }
        let own = Own()
        let stage = Stage { Reader(own: own) }
        own.count = 3
        stage.advance(by: 0)
        #expect(stage.text("3 0") != nil)
        own.silent = 4
        stage.advance(by: 0)
        #expect(stage.text("3 0") != nil, "Combine's @Published speaks through the publisher that it knows")
        own.count = 5
        stage.advance(by: 0)
        #expect(stage.text("5 4") != nil)
    }

    @Test func `an object that is replaced is observed, and the old one no more`() {
        let (first, second) = (Derived(), Derived())
        second.first = 50
        let log = Log()
        let choice = Remote(false)
        let stage = Stage { Playing(choice) { Shown(model: $0 ? second : first, log: log) } }
        _ = log.take()
        choice.value = true
        stage.advance(by: 0)
        #expect(log.take() == ["50 6 12 0"])
        first.first = 7
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        second.first = 51
        stage.advance(by: 0)
        #expect(log.take() == ["51 6 12 0"])
    }

    @Test func `an object in the environment that is replaced reaches its readers, and another one nobody`() {
        struct Finder: View {
            @EnvironmentObject var model: Derived
            let log: Log
            var body: some View {
                let _ = log("found \(model.first)")
                Color.clear
            }
        }
        let (first, second) = (Derived(), Derived())
        second.first = 50
        let log = Log()
        let choice = Remote(false)
        let stage = Stage {
            Playing(choice) { choice in
                VStack {
                    Finder(log: log)
                    Logged("other", log)
                }
                .environmentObject(choice ? second : first)
            }
        }
        _ = log.take()
        choice.value = true
        stage.advance(by: 0)
        #expect(log.take() == ["found 50"])
        first.first = 1
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        second.first = 2
        stage.advance(by: 0)
        #expect(log.take() == ["found 2"])
    }

    @Test func `a nested object is observed by who observes it, and not by who observes the outer one`() {
        final class Outer: ObservableObject { @Published var inner = Derived() }
        struct OuterView: View {
            @ObservedObject var outer: Outer
            let log: Log
            var body: some View {
                let _ = log("outer \(outer.inner.first)")
                Shown(model: outer.inner, log: log)
            }
        }
        let outer = Outer()
        let log = Log()
        let stage = Stage { OuterView(outer: outer, log: log) }
        _ = log.take()
        outer.inner.first = 1
        stage.advance(by: 0)
        #expect(log.take() == ["1 6 12 0"])
        outer.inner = Derived()
        stage.advance(by: 0)
        #expect(log.take() == ["outer 5", "5 6 12 0"])
        outer.inner.first = 9
        stage.advance(by: 0)
        #expect(log.take() == ["9 6 12 0"])
    }

    @Test func `a view that is gone is not evaluated, and holds nothing of its object`() {
        weak var gone: Derived?
        let log = Log()
        let isThere = Remote(true)
        var model: Derived? = Derived()
        gone = model
        let stage = Stage { [weak model] in
            Playing(isThere) { if $0, let model { Shown(model: model, log: log) } }
        }
        #expect(log.take() == ["5 6 12 0"])
        isThere.value = false
        stage.advance(by: 0)
        model?.first = 1
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
        model = nil
        #expect(gone == nil)
    }

    @Test func `an object that is changed on other threads brings its views up to date, and is not torn`() async {
        final class Shared: ObservableObject, @unchecked Sendable {
            @Published var names: [String] = []
            @Published var count = 0
        }
        struct Reader: View {
            @ObservedObject var shared: Shared
            var body: some View { Text(verbatim: "\(shared.names.count) \(shared.count)") }
        }
        let shared = Shared()
        let stage = Stage { Reader(shared: shared) }
        await Task.detached {
            await withTaskGroup(of: Void.self) { group in
                for thread in 0..<4 {
                    group.addTask {
                        for round in 0..<500 {
                            shared.names = Array(repeating: "\(thread)", count: round % 7)
                            shared.count = round
                            // Other objects come and go meanwhile.
                            let other = Shared()
                            other.count = round
                        }
                    }
                }
            }
            shared.names = ["a", "b"]
            shared.count = 8
        }.value
        await stage.play(for: 0.1)
        #expect(stage.text("2 8") != nil)
    }

    @Test func `a modifier and a property of one's own observe too`() {
        struct Marked: ViewModifier {
            @ObservedObject var model: Derived
            func body(content: Content) -> some View {
                VStack {
                    content
                    Text(verbatim: "mark \(model.first)")
                }
            }
        }
        @MainActor struct Doubled: DynamicProperty {
            @ObservedObject var model: Derived
            var value: Int { model.first * 2 }
        }
        struct Reader: View {
            var doubled: Doubled
            var body: some View { Text(verbatim: "double \(doubled.value)") }
        }
        let model = Derived()
        let stage = Stage { Reader(doubled: Doubled(model: model)).modifier(Marked(model: model)) }
        model.first = 4
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["double 8", "mark 4"])
    }

    @Test func `an object that nobody has put in ends the program with a word on what to do`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Lost: View {
                    @EnvironmentObject var model: Derived
                    var body: some View { Text("\(model.first)") }
                }
                _ = Stage { Lost() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("No ObservableObject of type Derived found. Add .environmentObject(…)"))
    }
}
