import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Components bound to what a view model of the older kind holds.
@MainActor
struct ObjectBindingTests {
    private final class ViewModel: ObservableObject {
        @Published var amount: Decimal? = 5_000
        @Published var input = AmountInput(limits: 0...999_999, currency: "KRW")
        @Published var pose = Pose.idle
        @Published var unrelated = 0
    }

    private struct Screen: View {
        @ObservedObject var model: ViewModel
        let journal: Journal
        @State private var offset: CGFloat = 0

        var body: some View {
            VStack {
                AmountField(amount: $model.amount)
                Text(verbatim: "dancer").offset(y: offset)
                    .performs($model.pose) { pose in
                        offset = pose.offset
                        journal.note(pose)
                    }
            }
        }
    }

    private let model = ViewModel()
    private let journal = Journal()
    private let stage: Stage

    init() {
        let (model, journal) = (model, journal)
        stage = Stage(size: CGSize(width: 320, height: 600)) { Screen(model: model, journal: journal) }
        stage.preferences.locale = locale("ko_KR")
        journal.stage = stage
        stage.advance(by: 0)
    }

    @Test func `an amount field shows an amount that its object sets, and writes it`() {
        model.amount = 70_000
        _ = stage.settle()
        #expect(stage.frame.accessibility.first?.value == "70,000원")
        stage.press(.tab)
        stage.type("1")
        _ = stage.settle()
        #expect(model.amount == 700_001)
        model.amount = 2_000
        _ = stage.settle()
        #expect(stage.frame.accessibility.first?.value == "2,000원")
    }

    @Test func `a view performs the states that its object sets, and nothing at another change`() {
        journal.clear()
        let start = stage.frame.texts.last?.rect.midY ?? 0
        model.pose = .upward
        stage.advance(by: 0.2)
        model.unrelated = 1
        model.pose = .idle
        stage.advance(by: 2)
        #expect(journal.lines == ["upward@0.00", "idle@0.55"])
        #expect(abs((stage.frame.texts.last?.rect.midY ?? 0) - start) < 0.01)
    }
}
