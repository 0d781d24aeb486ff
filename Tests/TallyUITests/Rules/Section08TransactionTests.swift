import SwiftUI
import TallyStage
import Testing

private struct NoteKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

@MainActor
struct Section08TransactionTests {
    /// A square whose left edge stands at the value, with what is put around it.
    private func stage<V: View>(_ x: Remote<Double>, @ViewBuilder _ content: @escaping (Double) -> V) -> Stage {
        Stage { Playing(x, content) }
    }

    @Test
    func `rules 78 and 90: a key travels with one update, two levels down and to siblings, and is default in the next`()
    {
        let x = Remote(0.0)
        let log = Log()
        let stage = stage(x) { x in
            HStack {
                VStack { Square().opacity(x).transaction { log("inner \($0.note)") } }
                Square().opacity(x).transaction { log("sibling \($0.note)") }
            }
        }
        _ = log.take()
        withTransaction(\.note, "seen") { x.value = 0.5 }
        stage.advance(by: 0)
        #expect(Set(log.take()) == ["inner seen", "sibling seen"])
        x.value = 1
        stage.advance(by: 0)
        #expect(Set(log.take()) == ["inner none", "sibling none"])
    }

    @Test func `rule 79: withAnimation is withTransaction of its animation, and its default is the default animation`()
    {
        let values = [0, 1, 2].map { form in
            let x = Remote(0.0)
            let stage = stage(x) { Square().offset(x: $0) }
            switch form {
            case 0: withAnimation { x.value = 40 }
            case 1: withAnimation(.default) { x.value = 40 }
            default: withTransaction(Transaction(animation: .default)) { x.value = 40 }
            }
            return (0..<30).map { _ in
                stage.advance(by: 1.0 / 60)
                return stage.x
            }
        }
        #expect(values[0] == values[1])
        #expect(values[0] == values[2])
        #expect(values[0][10] > 45 && values[0][10] < 85)
    }

    @Test func `rule 80: nested transactions merge, the inner wins, and the outer is restored also after a throw`() {
        struct Failure: Error {}
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0 - 45) }
        withAnimation(.linear(duration: 1)) {
            try? withAnimation(nil) { throw Failure() }
            x.value = 10
        }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        stage.advance(by: 1)
        withAnimation(.linear(duration: 1)) { withAnimation(nil) { x.value = 20 } }
        stage.advance(by: 0)
        #expect(stage.x == 20)
        withAnimation(.linear(duration: 1)) { withTransaction(\.note, "inner") { x.value = 30 } }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 25))
    }

    @Test func `rule 81: an implicit animation acts in updates where its value changed and in no other`() {
        let x = Remote(0.0)
        let other = Remote(0.0)
        let stage = Stage {
            Playing(x) { x in
                Playing(other) { other in
                    Square().offset(x: x + other - 45).animation(.linear(duration: 1), value: x)
                }
            }
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        stage.advance(by: 1)
        other.value = 10
        stage.advance(by: 0)
        #expect(stage.x == 20)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 82: what is written after an implicit animation is not animated by it`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().opacity(1 - x / 20).animation(.linear(duration: 1), value: x).offset(x: x - 45)
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(stage.x == 10)
        #expect(isNear(stage.opacity, 0.75))
    }

    @Test func `rule 83: the nearest animation wins, so an implicit one beats withAnimation`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45)
                .animation(.linear(duration: 1), value: x)
                .offset(y: x)
                .animation(.linear(duration: 2), value: x)
        }
        withAnimation(.linear(duration: 4)) { x.value = 10 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        #expect(isNear(Double(stage.box.minY), 45 + 2.5))
        stage.advance(by: 0.5)
        #expect(stage.x == 10)
    }

    @Test func `rule 84: on a container it covers all descendants and their layout, except those with a nearer one`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            VStack(alignment: .leading, spacing: 0) {
                Square().padding(.leading, x)
                Square().padding(.leading, x).animation(.linear(duration: 2), value: x)
                Spacer()
            }
            .frame(width: 100, alignment: .leading)
            .animation(.linear(duration: 1), value: x)
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0].minX, 5))
        #expect(isNear(stage.boxes[1].minX, 2.5))
    }

    @Test func `rule 85: an implicit nil keeps its subtree still in updates where the value changes`() {
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0 - 45).animation(nil, value: $0) }
        withAnimation(.linear(duration: 1)) { x.value = 10 }
        stage.advance(by: 0)
        #expect(stage.x == 10)
    }

    @Test func `rule 86: disablesAnimations silences implicit animations and leaves the explicit one`() {
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0 - 45).animation(.linear(duration: 1), value: $0) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { x.value = 10 }
        stage.advance(by: 0)
        #expect(stage.x == 10)
        transaction.animation = .linear(duration: 2)
        withTransaction(transaction) { x.value = 20 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 12.5))
    }

    @available(*, deprecated)
    @Test func `rule 86: the form for a body, and the deprecated one, yield as well`() {
        func check(_ view: @escaping (Double) -> some View, _ name: String) {
            let x = Remote(0.0)
            let stage = stage(x, view)
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { x.value = 10 }
            stage.advance(by: 0)
            #expect(stage.x == 10, "\(name)")
            transaction.animation = .linear(duration: 2)
            withTransaction(transaction) { x.value = 20 }
            stage.advance(by: 0.5)
            #expect(isNear(stage.x, 12.5), "\(name)")
        }
        check({ x in Square().animation(.linear(duration: 1)) { $0.offset(x: x - 45) } }, "for a body")
        check({ deprecatedForm($0) }, "deprecated")
    }

    @available(*, deprecated)
    private func deprecatedForm(_ x: Double) -> some View { Square().offset(x: x - 45).animation(.linear(duration: 1)) }

    @available(*, deprecated)
    @Test func `rule 87: the deprecated form animates every update`() {
        let x = Remote(0.0)
        let stage = stage(x) { deprecatedForm($0) }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
    }

    @Test func `rule 87: on an equatable view the form without a value compares the view`() {
        struct Mark: View, Equatable {
            var x: Double
            var body: some View { Square().offset(x: x - 45) }
        }
        let x = Remote(0.0)
        let y = Remote(0.0)
        let stage = Stage {
            Playing(x) { x in Playing(y) { y in Mark(x: x).animation(.linear(duration: 1)).offset(y: y) } }
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        stage.advance(by: 1)
        y.value = 10
        stage.advance(by: 0)
        #expect(stage.box.minY == 55)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 88: a scoped animation drives the modifiers in its closure and not the view it is given`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45).animation(.linear(duration: 1)) { $0.opacity(1 - x / 20) }
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(stage.x == 10)
        #expect(isNear(stage.opacity, 0.75))
    }

    @Test func `rule 88: the view given to a scoped animation keeps the outer transaction`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45).animation(nil) { $0.opacity(1 - x / 20) }
        }
        withAnimation(.linear(duration: 1)) { x.value = 10 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        #expect(stage.opacity == 0.5)
    }

    @Test func `rule 89: a value-keyed transaction edits only the updates in which the value changes`() {
        let x = Remote(0.0)
        let key = Remote(0)
        let stage = Stage {
            Playing(x) { x in
                Playing(key) { key in
                    Square().offset(x: x - 45).transaction(value: key) { $0.animation = $0.animation?.delay(1) }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { x.value = 10 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        stage.advance(by: 1)
        withAnimation(.linear(duration: 1)) {
            x.value = 20
            key.value = 1
        }
        stage.advance(by: 1.5)
        #expect(isNear(stage.x, 15))
    }

    @Test func `rule 89: of several transaction edits the one nearest to the content runs last`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45)
                .transaction { $0.animation = .linear(duration: 1) }
                .transaction { $0.animation = .linear(duration: 5) }
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
    }

    @Test func `rule 91: a binding's animation goes with writes through it, and an enclosing transaction wins`() {
        struct Point: Equatable { var x = 0.0 }
        let point = Remote(Point())
        let stage = Stage { Playing(point) { Square().offset(x: $0.x - 45) } }
        let binding = point.binding!.animation(.linear(duration: 1)).x
        binding.wrappedValue = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        stage.advance(by: 1)
        withAnimation(.linear(duration: 2)) { binding.wrappedValue = 20 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 12.5))
        stage.advance(by: 2)
        withAnimation(nil) { binding.wrappedValue = 30 }
        stage.advance(by: 0)
        #expect(stage.x == 30)
    }

    @Test func `rule 91: setting the transaction property of a binding is the same as the modifier`() {
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0 - 45) }
        var binding = x.binding!
        binding.transaction.animation = .linear(duration: 1)
        binding.wrappedValue = 10
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
    }

    @Test func `rule 92: writes under equal transactions coalesce and under different ones make updates of their own`()
    {
        struct Counter: View {
            @State private var v = 0
            let log: Log
            var body: some View {
                let _ = log("\(v)")
                Square().onAppear {
                    v = 1
                    v = 2
                    withAnimation {
                        v = 3
                        v = 4
                    }
                }
            }
        }
        let log = Log()
        _ = Stage { Counter(log: log) }
        #expect(log.entries == ["0", "2", "4"])
    }

    @Test func `rule 92: the writes of one call are one update, also where a completion waits for them`() {
        struct Pair: View {
            @State private var a = 0
            @State private var b = 0
            let log: Log
            var body: some View {
                let _ = log("\(a) \(b)")
                Square().offset(x: Double(a + b)).onTapGesture {
                    withAnimation(.linear(duration: 1)) {
                        a += 1
                        b += 1
                    } completion: {
                        log("done")
                    }
                }
            }
        }
        let log = Log()
        let stage = Stage { Pair(log: log) }
        stage.tap(CGPoint(x: 50, y: 50))
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        // Two calls with completions of their own are two updates.
        #expect(log.entries == ["0 0", "1 1", "2 2"])
        stage.advance(by: 2)
        #expect(log.entries == ["0 0", "1 1", "2 2", "done", "done"])
    }

    @Test func `rule 92: a jump and an animated way back in one handler start from the jump`() {
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0) }
        x.value = 20
        withAnimation(.linear(duration: 1)) { x.value = 0 }
        #expect(x.value == 0)
        stage.advance(by: 0)
        #expect(stage.x == 65)
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 55))
    }

    @Test func `a view that comes in the first group is brought up to date by the second`() {
        let shown = Remote(false)
        let x = Remote(0.0)
        struct Reader: View {
            @Binding var x: Double
            var body: some View { Square().offset(x: x) }
        }
        let stage = Stage {
            Playing(x) { _ in Playing(shown) { if $0 { Reader(x: x.binding!) } } }
        }
        shown.value = true
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 65))
    }

    @Test func `rule 93: reduce motion only informs`() {
        let x = Remote(0.0)
        let stage = stage(x) { Square().offset(x: $0) }
        stage.preferences.reduceMotion = true
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 65))
    }
}
