import SwiftUI
import TallyStage
import Testing

/// Completions that a modifier adds to the transaction of a change.
@MainActor
struct AddedCompletionTests {
    private let value = Remote(0)
    private let log = Log()

    private func stage<V: View>(@ViewBuilder _ view: @escaping (Int) -> V) -> Stage {
        let (value, log) = (value, log)
        return Stage(size: CGSize(width: 100, height: 100)) {
            Playing(value) { value in
                ZStack { view(value) }
                    .transaction(value: value) { transaction in
                        transaction.animation = nil
                        transaction.addAnimationCompletion(criteria: .removed) { log("over") }
                    }
            }
        }
    }

    @Test(arguments: [true, false])
    func `fire once where nothing inside asks for the transaction`(isReplaced: Bool) {
        let stage = stage { value in
            if isReplaced { Text("\(value)").id(value).transition(.identity) } else { Color.red }
        }
        stage.advance(by: 0)
        #expect(log.take() == [])
        withAnimation(.linear(duration: 1)) { value.value = 1 }
        stage.advance(by: 0)
        #expect(log.take() == ["over"])
        stage.advance(by: 2)
        #expect(log.take() == [])
    }

    @Test func `fire once in an update in which the value changes, and in no other`() {
        let stage = stage { Text("\($0)") }
        for number in 1...3 {
            value.value = number
            stage.advance(by: 0)
            #expect(log.take() == ["over"])
            value.value = number
            stage.advance(by: 1)
            #expect(log.take() == [])
        }
    }
}
