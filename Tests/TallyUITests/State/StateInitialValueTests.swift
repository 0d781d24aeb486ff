import SwiftUI
import TallyStage
import Testing

/// Assigns its state before all of its properties are set.
private struct Assigning: View {
    @State private var offset: CGFloat
    @State private var scale: CGFloat = 1
    @State private var late = 0
    let height: CGFloat

    init(height: CGFloat) {
        offset = height
        scale = height / 10
        self.height = height
        // Everything is set: too late, as it is anywhere else outside of a tree.
        late = 5
    }

    var body: some View {
        Button("\(Int(offset)) \(Int(scale)) \(late)" as String) {
            offset += 1
            late += 1
        }
    }
}

@MainActor
struct StateInitialValueTests {
    @Test func `an assignment before all is set gives the value that the state begins with`() throws {
        let height = Remote(40.0)
        let stage = Stage { Playing(height) { Assigning(height: $0) } }
        #expect(stage.frame.visibleText == "40 4 0")
        try stage.tap("40 4 0")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "41 4 1")
        // The state is there: what a later view begins with does not count.
        height.value = 70
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "41 4 1")
    }

    @Test func `the storage takes an initial value by either name`() {
        struct Both: View {
            @State private var a: Int
            @State private var b: Int
            @State private var c: Int?
            init(_ value: Int) {
                _a = State(initialValue: value)
                _b = State(wrappedValue: value + 1)
            }
            var body: some View { Text(verbatim: "\(a) \(b) \(c ?? -1)") }
        }
        #expect(Stage { Both(3) }.frame.visibleText == "3 4 -1")
    }

    @Test func `the first object is kept, and those of later views go`() throws {
        final class Counted {
            let log: Log
            let number: Int
            @MainActor init(_ log: Log, _ number: Int) {
                self.log = log
                self.number = number
                log("made \(number)")
            }
        }
        struct Owner: View {
            @State private var object: Counted
            let number: Int
            init(_ log: Log, _ number: Int, _ made: inout [Weak<Counted>]) {
                let object = Counted(log, number)
                made.append(Weak(object))
                self.object = object
                self.number = number
            }
            var body: some View { Text(verbatim: "\(number): \(object.number)") }
        }
        let log = Log()
        let number = Remote(1)
        var made: [Weak<Counted>] = []
        var stage: Stage? = Stage { Playing(number) { Owner(log, $0, &made) } }
        number.value = 2
        stage?.advance(by: 0)
        number.value = 3
        stage?.advance(by: 0)
        #expect(stage?.frame.visibleText == "3: 1")
        #expect(log.take() == ["made 1", "made 2", "made 3"])
        // That of the view before the last is gone; the first is the state.
        #expect(made.map { $0.object?.number } == [1, nil, 3])
        stage = nil
        #expect(made.allSatisfy { $0.object == nil })
    }

    @Test func `a state outside of a tree has its initial value, and takes no other`() {
        let state = State(wrappedValue: 4)
        state.wrappedValue = 5
        #expect(state.wrappedValue == 4)
        state.projectedValue.wrappedValue = 6
        #expect(state.projectedValue.wrappedValue == 4)
    }
}

private struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
