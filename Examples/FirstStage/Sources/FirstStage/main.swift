import SwiftUI
import Tally
import TallyRecorder
import TallyStage

struct Savings: View {
    @State private var amount = 980

    var body: some View {
        VStack {
            RollingNumber(amount).font(.largeTitle)
            Button("Save") { amount += 50 }
        }
    }
}

let stage = Stage(size: CGSize(width: 320, height: 160)) { Savings() }
print(stage.frame.visibleText)  // 980 Save

try stage.tap("Save")
stage.advance(by: 0.2)  // a fifth of a second into the roll
try stage.png().write(to: URL(fileURLWithPath: "rolling.png"))

try stage.record(for: 1, to: "savings.gif")  // the rest of it
print(stage.frame.visibleText)  // 1,030 Save
