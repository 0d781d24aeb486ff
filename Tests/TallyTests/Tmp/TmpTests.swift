import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing
@MainActor
struct TmpTests {
    @Test func tmp() {
        let theatre = Theatre(5_234_567) { model in
            HStack(spacing: 0) {
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(.ticker).font(.test)
                Spacer(minLength: 0) }
        }
        for (i, value) in [1_245_672, 5_234_567, 1_245_672, 5_234_567].enumerated() {
        print("@", RollPlan(from: NumberText(theatre.model.value, format: Decimal.FormatStyle.en), to: NumberText(Decimal(value), format: Decimal.FormatStyle.en), style: .ticker).columns.map{"@\($0.fromText ?? "-")→\($0.toText ?? "-")"})
        theatre.show(Decimal(value))
        for _ in 0..<(i < 1 ? 30 : 4) { theatre.stage.advance(by: 0.05); print("@", theatre.stage.time) }
        }
    }
}
