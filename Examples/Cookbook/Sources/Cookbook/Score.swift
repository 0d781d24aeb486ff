import SwiftUI
import Tally

/// A score that springs to its new value, from wherever it is when the next points come.
struct Score: View {
    @State private var score = 0

    var body: some View {
        VStack(spacing: 8) {
            RollingNumber(score)
                .rollAnimation(.spring(duration: 0.5, bounce: 0.3))
                .font(.system(size: 40, weight: .bold))
            HStack {
                Button("+5") { score += 5 }
                Button("+250") { score += 250 }
            }
        }
    }
}
