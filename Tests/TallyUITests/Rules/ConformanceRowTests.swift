import SwiftUI
import TallyStage
import Testing

private struct MarkKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

@MainActor
struct CompletionRowTests {
    private let log = Log()

    private func add(_ name: String, _ criteria: AnimationCompletionCriteria, to transaction: inout Transaction) {
        let log = log
        transaction.addAnimationCompletion(criteria: criteria) { log(name) }
    }

    @Test
    func `rule 76, completion-010: of a transaction that changed nothing, logical before removed, the newest first`()
        throws
    {
        var transaction = Transaction(animation: .linear(duration: 1))
        add("L1", .logicallyComplete, to: &transaction)
        add("R2", .removed, to: &transaction)
        add("L3", .logicallyComplete, to: &transaction)
        add("R4", .removed, to: &transaction)
        withTransaction(transaction) {}
        #expect(log.entries == (try row("completion-010")).texts)
    }

    @Test
    func `completion-011: completions of a transaction that changes nothing run after the body, also if it throws`()
        throws
    {
        struct Failure: Error {}
        for fails in [false, true] {
            var transaction = Transaction(animation: .linear(duration: 1))
            add("removed", .removed, to: &transaction)
            add("logically", .logicallyComplete, to: &transaction)
            try? withTransaction(transaction) {
                log("body")
                if fails { throw Failure() }
            }
            #expect(log.take() == (try row("completion-011")).texts)
        }
    }

    @Test func `completion-012: a transaction used twice, copied, nested and reused runs its completion once`() throws {
        var transaction = Transaction(animation: .linear(duration: 1))
        add("run", .logicallyComplete, to: &transaction)
        let copy = transaction
        withTransaction(transaction) { withTransaction(copy) {} }
        withTransaction(copy) {}
        withTransaction(transaction) {}
        #expect(log.entries.count == (try row("completion-012")).number)
    }

    @Test func `completion-013: without a change the completion is run on return`() throws {
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            log("body")
        } completion: {
            log("completion")
        }
        #expect(log.entries == (try row("completion-013")).texts)
    }

    @Test func `rule 76, completion-014: two completions of one transaction fire in order`() throws {
        let x = Remote(0.0)
        let stage = Stage { Playing(x) { Square().offset(x: $0) } }
        var transaction = Transaction(animation: .linear(duration: 1))
        add("first", .logicallyComplete, to: &transaction)
        add("second", .logicallyComplete, to: &transaction)
        withTransaction(transaction) { x.value = 10 }
        stage.advance(by: 2)
        #expect(log.entries == (try row("completion-014")).texts)
    }

    @Test func `completion-015: a write of an equal value is none`() throws {
        let x = Remote(0.0)
        _ = Stage { Playing(x) { Square().offset(x: $0) } }
        withAnimation(.linear(duration: 1)) {
            log("body")
            x.value = 0
        } completion: {
            log("completion")
        }
        log("returned")
        #expect(log.entries == (try row("completion-015")).texts)
    }

    @Test func `rule 74, completion-019: a retarget without duration ends the value first, then tells in this order`()
        throws
    {
        let x = Remote(0.0)
        let stage = Stage { Playing(x) { Square().offset(x: $0 - 45) } }
        func move(_ name: String, _ duration: Double) {
            var transaction = Transaction(animation: .linear(duration: duration))
            let log = log
            transaction.addAnimationCompletion(criteria: .removed) {
                log("\(name) removed")
                if duration == 0 { #expect(!stage.isAnimating) }
            }
            add("\(name) logical", .logicallyComplete, to: &transaction)
            withTransaction(transaction) { x.value += 10 }
        }
        move("first", 1)
        stage.advance(by: 0.5)
        move("zeroRetarget", 0)
        stage.advance(by: 0)
        #expect(stage.x == 20)
        #expect(log.entries == (try row("completion-019")).texts)
    }
}

@MainActor
struct TransactionRowTests {
    @Test func `transaction-001: what the setter of a structure sees through a binding to its field`() throws {
        struct Fields { var field = 0 }
        var seen: [[String: Bool]] = []
        let base = Binding(
            get: { Fields() },
            set: { (_: Fields, t: Transaction) in
                seen.append(["animation": t.animation != nil, "disables": t.disablesAnimations])
            })
        var transaction = Transaction(animation: .linear(duration: 0.2))
        transaction.disablesAnimations = true
        base.field.wrappedValue = 1
        base.field.transaction(transaction).wrappedValue = 1
        base.field.animation(.linear(duration: 0.25)).wrappedValue = 1
        var outer = Transaction(animation: .linear(duration: 0.4))
        outer.disablesAnimations = false
        withTransaction(outer) { base.field.transaction(transaction).wrappedValue = 1 }
        #expect(seen == (try row("transaction-001")).expected as? [[String: Bool]])
    }

    @Test func `transaction-002: a transaction on an element of a collection is dropped, that of the base is kept`()
        throws
    {
        var seen: [Bool] = []
        let base = Binding(get: { [0] }, set: { (_: [Int], t: Transaction) in seen.append(t.animation != nil) })
        let transaction = Transaction(animation: .linear(duration: 0.2))
        base[0].wrappedValue = 1
        base[0].transaction(transaction).wrappedValue = 1
        base[0].animation(.linear(duration: 0.2)).wrappedValue = 1
        base.transaction(transaction)[0].wrappedValue = 1
        withTransaction(transaction) { base[0].transaction(transaction).wrappedValue = 1 }
        #expect(seen == (try row("transaction-002")).truths)
    }

    /// What a view sees of the transaction in which a value of it changes.
    private func seen(_ change: (Remote<Double>) -> Void) -> Transaction? {
        let x = Remote(0.0)
        var found: Transaction?
        let stage = Stage { Playing(x) { Square().opacity(1 - $0).transaction { found = $0 } } }
        found = nil
        change(x)
        stage.advance(by: 0)
        return found
    }

    @Test func `transaction-003: keys of nested transactions merge`() throws {
        let found = try #require(
            seen { x in
                withTransaction(\.disablesAnimations, true) {
                    withTransaction(\.animation, .linear(duration: 1)) { x.value = 0.5 }
                }
            })
        let seen = ["disablesAnimations": found.disablesAnimations, "animation": found.animation != nil]
        #expect(seen == (try row("transaction-003")).expected as? [String: Bool])
    }

    private var full: Transaction {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        transaction.mark = 7
        return transaction
    }

    @Test func `transaction-004: an empty transaction in a full one inherits everything`() throws {
        let found = seen { x in withTransaction(full) { withTransaction(Transaction()) { x.value = 0.5 } } }
        #expect(found?.animation != nil && found?.disablesAnimations == true && found?.isContinuous == true)
        #expect(found?.tracksVelocity == true && found?.mark == 7)
        _ = try row("transaction-004")
    }

    @Test func `transaction-005: explicit nil and false clear what is around`() throws {
        var clearing = Transaction(animation: nil)
        clearing.disablesAnimations = false
        clearing.isContinuous = false
        clearing.tracksVelocity = false
        clearing.mark = 0
        let found = seen { x in withTransaction(full) { withTransaction(clearing) { x.value = 0.5 } } }
        #expect(found?.animation == nil && found?.disablesAnimations == false && found?.isContinuous == false)
        #expect(found?.tracksVelocity == false && found?.mark == 0)
        _ = try row("transaction-005")
    }

    @Test func `transaction-006: a plain write gives the setter no animation`() throws {
        var seen: [Transaction] = []
        Binding(get: { 0 }, set: { (_: Int, t: Transaction) in seen.append(t) }).wrappedValue = 1
        #expect(seen.count == 1)
        #expect(seen[0].animation == nil)
        #expect((try row("transaction-006")).expected is NSNull)
    }

    @Test func `transaction-007: of two value-keyed edits the one nearest the content wins`() throws {
        let x = Remote(0.0)
        var found = 0
        let stage = Stage {
            Playing(x) { x in
                Square().opacity(1 - x).transaction { found = $0.mark }
                    .transaction(value: x) { $0.mark = 300 }
                    .transaction(value: x) { $0.mark = 200 }
            }
        }
        x.value = 0.5
        stage.advance(by: 0)
        #expect(found == (try row("transaction-007")).number)
    }

    @Test func `transaction-008: a value-keyed edit acts when its value changed and at no other time`() throws {
        let x = Remote(0.0)
        let key = Remote(0)
        let log = Log()
        let stage = Stage {
            Playing(x) { x in
                Playing(key) { key in
                    Square().opacity(1 - x).transaction { log($0.mark == 1 ? "modified" : "parent") }
                        .transaction(value: key) { $0.mark = 1 }
                }
            }
        }
        var seen = [log.take().last ?? "parent"]
        for (value, nextKey) in [(0.1, 0), (0.2, 1), (0.3, 1)] {
            x.value = value
            key.value = nextKey
            stage.advance(by: 0)
            seen.append(log.take().last ?? "none")
        }
        #expect(seen == (try row("transaction-008")).texts)
    }
}

@MainActor
struct TransitionRowTests {
    @Test func `transition-004: the first frame of an insertion, and the end`() throws {
        let on = Remote(false)
        let stage = Stage {
            ZStack {
                Playing(on) {
                    if $0 {
                        Color.red.frame(width: 20, height: 20)
                            .transition(.asymmetric(insertion: .scale(scale: 0.65), removal: .opacity))
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { on.value = true }
        stage.advance(by: 0)
        let first = Double(stage.box.width)
        stage.advance(by: 2)
        let (expected, tolerance) = try (row("transition-004").doubles, row("transition-004").tolerance)
        #expect(isNear(first, expected[0], tolerance))
        #expect(isNear(Double(stage.box.width), expected[1], tolerance))
    }

    @Test func `transition-005: the phases that both parts of an asymmetric transition see`() throws {
        struct Noting: Transition {
            let note: @MainActor (TransitionPhase) -> Void
            func body(content: Content, phase: TransitionPhase) -> some View {
                let _ = note(phase)
                content
            }
        }
        let expected = try #require(row("transition-005").expected as? [[String]])
        for (index, phase) in [TransitionPhase.willAppear, .identity, .didDisappear].enumerated() {
            var (insertion, removal): (TransitionPhase?, TransitionPhase?)
            let transition = AsymmetricTransition(
                insertion: Noting { insertion = $0 }, removal: Noting { removal = $0 })
            _ = Stage { transition.apply(content: Square(), phase: phase) }
            #expect(["\(insertion!)", "\(removal!)"] == expected[index])
        }
    }
}
