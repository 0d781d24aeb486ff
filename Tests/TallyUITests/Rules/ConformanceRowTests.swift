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

private func row(_ id: String) throws -> ConformanceRow { try #require(ConformanceRow.all[id], "\(id) is not in the table") }

@MainActor
struct CompletionRowTests {
    private let log = Log()

    private func add(_ name: String, _ criteria: AnimationCompletionCriteria, to transaction: inout Transaction) {
        let log = log
        transaction.addAnimationCompletion(criteria: criteria) { log(name) }
    }

    @Test func `completion-010: of a transaction that changed nothing, logical before removed, the newest first`() throws {
        var transaction = Transaction(animation: .linear(duration: 1))
        add("L1", .logicallyComplete, to: &transaction)
        add("R2", .removed, to: &transaction)
        add("L3", .logicallyComplete, to: &transaction)
        add("R4", .removed, to: &transaction)
        withTransaction(transaction) {}
        #expect(log.entries == (try row("completion-010")).texts)
    }

    @Test func `completion-011: completions of a transaction that changes nothing run after the body, also if it throws`() throws {
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
        withAnimation(.linear(duration: 1), completionCriteria: .removed) { log("body") } completion: { log("completion") }
        #expect(log.entries == (try row("completion-013")).texts)
    }

    @Test func `completion-014: two completions of one transaction fire in order`() throws {
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

    @Test func `completion-019: a retarget without duration ends the value first, then tells in this order`() throws {
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
struct LifecycleRowTests {
    /// Plays 0, then 1 in onAppear, then 2 and what follows, a turn each.
    private func played<V: View>(_ turns: [Int] = [2], @ViewBuilder _ view: @escaping (Int) -> V) {
        let v = Remote(0)
        let stage = Stage { Playing(v) { view($0).onAppear { v.value = 1 } } }
        for turn in turns {
            v.value = turn
            stage.advance(by: 0)
        }
    }

    @available(*, deprecated)
    @Test func `lifecycle-001: onChange with the new value`() throws {
        let log = Log()
        played { v in Square().onChange(of: v) { (new: Int) in log("\(new)") } }
        #expect(log.entries == (try row("lifecycle-001")).texts)
    }

    @Test func `lifecycle-002 and -003: old and new values`() throws {
        let (old, new) = (Log(), Log())
        played { v in
            Square().onChange(of: v) {
                old("\($0)")
                new("\($1)")
            }
        }
        #expect(old.entries == (try row("lifecycle-002")).texts)
        #expect(new.entries == (try row("lifecycle-003")).texts)
    }

    @Test func `lifecycle-004 and -005: old and new values with the initial call`() throws {
        let (old, new) = (Log(), Log())
        played { v in
            Square().onChange(of: v, initial: true) {
                old("\($0)")
                new("\($1)")
            }
        }
        #expect(old.entries == (try row("lifecycle-004")).texts)
        #expect(new.entries == (try row("lifecycle-005")).texts)
    }

    @Test func `lifecycle-006 and -008: how often without parameters, and with an equal write at the end`() throws {
        let log = Log()
        played { v in Square().onChange(of: v) { log("call") } }
        #expect(log.take().count == (try row("lifecycle-006")).number)
        played([2, 2]) { v in Square().onChange(of: v) { log("\($0)\($1)") } }
        #expect(log.entries.count == (try row("lifecycle-008")).number)
        #expect(log.entries.last == "12")
    }

    @Test func `lifecycle-007: the initial call alone`() throws {
        let log = Log()
        _ = Stage { Square().onChange(of: 3, initial: true) { log("call") } }
        #expect(log.entries.count == (try row("lifecycle-007")).number)
    }

    @Test func `lifecycle-009 and -010: strings and truth values`() throws {
        let log = Log()
        let word = Remote("initial")
        let words = Stage { Playing(word) { Square().onChange(of: $0) { log($1) } } }
        for next in ["changed", "final"] {
            word.value = next
            words.advance(by: 0)
        }
        let expected = try row("lifecycle-009").texts
        #expect(["\(log.entries.count)", log.take().last] == expected)
        let flag = Remote(false)
        let flags = Stage { Playing(flag) { Square().onChange(of: $0) { log("\($1)") } } }
        for next in [true, false, true] {
            flag.value = next
            flags.advance(by: 0)
        }
        #expect(log.entries.count == (try row("lifecycle-010")).number)
    }

    /// The letters of a view that appears, has its id changed a tenth of a second later, and appears again.
    private func letters<V: View>(@ViewBuilder _ view: @escaping (AnyView) -> V) -> String {
        let log = Log()
        let remote = Remote(false)
        let stage = Stage {
            Playing(remote) { now in
                view(
                    AnyView(
                        Square().onAppear { log("A\(now ? "T" : "F")") }
                            .onDisappear { log("D\(remote.value ? "T" : "F")") })
                )
                .id(now)
            }
        }
        stage.advance(by: 0.1)
        remote.value = true
        stage.advance(by: 0.1)
        return log.entries.joined()
    }

    @Test func `lifecycle-011: with the default transition the new view appears before the old disappears`() throws {
        // The last two letters are those of the window that closes; a stage that goes calls nobody.
        #expect(letters { $0 } == (try row("lifecycle-011")).text.dropLast(2))
    }

    @Test func `lifecycle-012: with the identity transition the old goes first`() throws {
        #expect(letters { $0.transition(.identity) } == (try row("lifecycle-012")).text.dropLast(2))
    }

    @Test func `lifecycle-013: an empty view appears too`() throws {
        let log = Log()
        _ = Stage { AnyView(EmptyView()).onAppear { log("appear") } }
        #expect(log.entries.count == (try row("lifecycle-013")).number)
    }

    @Test func `lifecycle-014 and -015: tasks without and with an id`() async throws {
        let log = Log()
        let id = Remote(0)
        let stage = Stage {
            Playing(id) { id in Square().task { await log.add("plain") }.task(id: id) { await log.add("id") } }
        }
        await stage.play(for: 0.05)
        id.value = 1
        await stage.play(for: 0.05)
        #expect(log.entries.filter { $0 == "plain" }.count == (try row("lifecycle-014")).number)
        #expect(log.entries.filter { $0 == "id" }.count == (try row("lifecycle-015")).number)
    }

    @Test func `lifecycle-016 and -017: writes of one transaction coalesce, those of different ones do not`() throws {
        let (bodies, pairs) = (Log(), Log())
        let v = Remote(0)
        _ = Stage {
            Playing(v) { value in
                let _ = bodies("\(value)")
                Square().onChange(of: value) { pairs("\($0) \($1)") }
                    .onAppear {
                        v.value = 1
                        v.value = 2
                        withAnimation {
                            v.value = 3
                            v.value = 4
                        }
                    }
            }
        }
        #expect(bodies.entries == (try row("lifecycle-016")).texts)
        #expect(pairs.entries == (try row("lifecycle-017")).pairs.map { "\($0[0]) \($0[1])" })
    }

    @Test func `lifecycle-018 and -019: onAppear before and after an id`() throws {
        let log = Log()
        let id = Remote(0)
        let stage = Stage {
            Playing(id) { id in Square().onAppear { log("before") }.id(id).onAppear { log("after") } }
        }
        id.value = 1
        stage.advance(by: 0)
        #expect(log.entries.filter { $0 == "before" }.count == (try row("lifecycle-018")).number)
        #expect(log.entries.filter { $0 == "after" }.count == (try row("lifecycle-019")).number)
    }
}

@MainActor
struct TransactionRowTests {
    @Test func `transaction-001: what the setter of a structure sees through a binding to its field`() throws {
        struct Fields { var field = 0 }
        var seen: [[String: Bool]] = []
        let base = Binding(
            get: { Fields() },
            set: { (_: Fields, t: Transaction) in seen.append(["animation": t.animation != nil, "disables": t.disablesAnimations]) })
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

    @Test func `transaction-002: a transaction on an element of a collection is dropped, that of the base is kept`() throws {
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
