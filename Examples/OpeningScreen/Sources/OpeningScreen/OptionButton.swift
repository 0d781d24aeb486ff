import SwiftUI
import Tally

struct OptionButton: View {
    let name: String
    let color: Color
    let queue: StateQueue<OptionState>
    let choose: @MainActor () -> Void
    @State private var state = OptionState.hides

    var body: some View {
        Button(action: choose) {
            Text("Continue with \(name)")
                .foregroundStyle(.white)
                .frame(width: 240, height: 44)
                .background(color, in: Capsule())
        }
        .buttonStyle(.plain)
        .offset(x: state == .leaves ? 120 : 0, y: state == .hides ? 60 : 0)
        .opacity(state == .springsIn ? 1 : 0)
        // What cannot be seen can be neither tapped nor read out.
        .disabled(state != .springsIn)
        .allowsHitTesting(state == .springsIn)
        .accessibilityHidden(state != .springsIn)
        .performs(queue) { state = $0 }
    }
}
