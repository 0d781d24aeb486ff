import SwiftUI

/// Reels that descend to their digits, and ascend to zeros.
private struct ReelBoard: View {
    @State private var digits = "0777"
    @State private var pulls = 0

    var body: some View {
        VStack(spacing: 12) {
            ReelNumber(digits, trigger: pulls)
            ReelNumber(digits, duration: 1, stagger: 0.2, ascending: true, trigger: pulls)
            ReelNumber("12:59", trigger: pulls)
            HStack {
                Button("Pull") { pulls += 1 }
                Button("Other digits") { digits = digits == "0777" ? "4191" : "0777" }
            }
            .font(.system(size: 17))
        }
        .font(.system(size: 40, weight: .bold))
        .padding()
    }
}

struct ReelNumberPreviews: PreviewProvider {
    static var previews: some View { ReelBoard() }
}
