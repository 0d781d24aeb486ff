import SwiftUI
import TallyStage
import Testing

@MainActor
struct Section07CompletionTests {
    private func moving(_ x: Remote<Double>) -> Stage { Stage { Playing(x) { Square().offset(x: $0) } } }

    @Test func `rule 69: the completion fires exactly once, at the exact end of a curve, between two frames`() {
        let x = Remote(0.0)
        let stage = moving(x)
        var times: [Double] = []
        withAnimation(.linear(duration: 0.505)) {
            x.value = 40
        } completion: {
            times.append(stage.time)
        }
        stage.advance(by: 10)
        #expect(times == [0.505])
    }

    @Test func `rule 70 as amended: without a write the completion runs before withAnimation returns`() {
        let log = Log()
        withAnimation(.linear(duration: 1)) {
            log("body")
        } completion: {
            log("completion")
        }
        log("returned")
        #expect(log.entries == ["body", "completion", "returned"])
    }

    @Test func `rule 70: a write that nothing animatable depends on completes with the update that shows it`() {
        let x = Remote(0.0)
        let log = Log()
        let stage = Stage { Playing(x) { Square().accessibilityLabel("\($0)") } }
        withAnimation(.linear(duration: 1)) {
            x.value = 40
        } completion: {
            log("completion")
        }
        #expect(log.entries.isEmpty)
        stage.advance(by: 0)
        #expect(log.entries == ["completion"])
    }

    @Test func `rule 71: a spring is logically complete at its response and removed when it has come to rest`() {
        let x = Remote(0.0)
        let stage = moving(x)
        var logical: [Double] = []
        var removed: [Double] = []
        withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) {
            x.value = 1
        } completion: {
            logical.append(stage.time)
        }
        withAnimation(.spring(response: 0.5, dampingFraction: 0.825), completionCriteria: .removed) {
            x.value = 2
        } completion: {
            removed.append(stage.time)
        }
        stage.advance(by: 3)
        #expect(logical == [0.5])
        #expect(removed.count == 1 && removed[0] > 0.5 && removed[0] < 1)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 72: writing an equal value counts as no animation`() {
        let x = Remote(3.0)
        let log = Log()
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) {
            log("body")
            x.value = 3
        } completion: {
            log("completion")
        }
        log("returned")
        #expect(log.entries == ["body", "completion", "returned"])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 73: retargets do not move earlier logical deadlines, and removed waits for the whole`() {
        let x = Remote(0.0)
        let stage = moving(x)
        var times: [String: Double] = [:]
        func move(_ name: String, _ duration: Double, _ criteria: AnimationCompletionCriteria = .logicallyComplete) {
            withAnimation(.linear(duration: duration), completionCriteria: criteria) {
                x.value += 10
            } completion: {
                times[name] = stage.time
            }
        }
        move("a", 1)
        stage.advance(by: 0.25)
        move("b", 0.8)
        stage.advance(by: 0.25)
        move("c", 0.6)
        stage.advance(by: 2)
        #expect(isNear(times["a"] ?? 0, 1))
        #expect(isNear(times["b"] ?? 0, 1.05))
        #expect(isNear(times["c"] ?? 0, 1.1))

        move("removed", 0.2, .removed)
        stage.advance(by: 0.1)
        let retarget = stage.time
        move("last", 0.7)
        stage.advance(by: 2)
        #expect(isNear(times["removed"] ?? 0, retarget + 0.7))
    }

    @Test func `rule 75: logically complete comes before removed, each at its time`() {
        let x = Remote(0.0)
        let stage = moving(x)
        let log = Log()
        var transaction = Transaction(animation: .linear(duration: 5).logicallyComplete(after: 1))
        transaction.addAnimationCompletion(criteria: .removed) { log("removed \(stage.time)") }
        transaction.addAnimationCompletion { log("logical \(stage.time)") }
        withTransaction(transaction) { x.value = 40 }
        stage.advance(by: 6)
        #expect(log.entries == ["logical 1.0", "removed 5.0"])
    }

    @Test func `rule 77: a transaction used twice runs its completion once, and nested ones do not inherit it`() {
        let x = Remote(0.0)
        let y = Remote(0.0)
        let log = Log()
        let stage = Stage {
            ZStack {
                Playing(x) { Square().offset(x: $0) }; Playing(y) { Square().offset(y: $0) }
            }
        }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { log("done \(stage.time)") }
        withTransaction(transaction) { x.value = 10 }
        stage.advance(by: 0.5)
        withTransaction(transaction) { y.value = 10 }
        stage.advance(by: 5)
        #expect(log.take().count == 1)

        withAnimation(.linear(duration: 1)) {
            withAnimation(.linear(duration: 3)) { x.value = 20 }
        } completion: {
            log("outer at \(stage.time)")
        }
        #expect(log.entries == ["outer at 5.5"])
    }

    @Test func `a completion that writes starts its animation at the exact time of the end`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 0.505)) {
            x.value = 40
        } completion: {
            withAnimation(.linear(duration: 1)) { x.value = 0 }
        }
        stage.advance(by: 0.505 + 0.25)
        #expect(isNear(stage.x, 45 + 30))
    }

    @Test func `a completion waits for the last of several things that move under its transaction`() {
        let x = Remote(0.0)
        let stage = Stage {
            Playing(x) { x in
                ZStack {
                    Square().offset(x: x).animation(.linear(duration: 2), value: x)
                    Square().offset(y: x)
                }
            }
        }
        var times: [Double] = []
        withAnimation(.linear(duration: 1)) {
            x.value = 40
        } completion: {
            times.append(stage.time)
        }
        stage.advance(by: 5)
        #expect(times == [2])
    }

    @Test func `a view that goes while it moves lets the completion fire`() {
        let x = Remote(0.0)
        let shown = Remote(true)
        let log = Log()
        let stage = Stage {
            Playing(shown) { shown in
                if shown { Playing(x) { Square().offset(x: $0) } }
            }
        }
        withAnimation(.linear(duration: 1).repeatForever(), completionCriteria: .removed) {
            x.value = 40
        } completion: {
            log("over")
        }
        stage.advance(by: 1)
        #expect(log.entries.isEmpty)
        shown.value = false
        stage.advance(by: 0)
        #expect(log.entries == ["over"])
        #expect(!stage.isAnimating)
        #expect(stage.nextFrameTime == nil)
    }
}
