import SwiftUI

/// Reels of symbols, of letters, and a strip for each.
private struct ReelTextBoard: View {
    @State private var stops = [0, 1, 2]
    @State private var text = "LHR 12:40"
    @State private var pulls = 0

    private let faces = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789".map(String.init)

    var body: some View {
        VStack(spacing: 12) {
            ReelText(faces: ["🍒", "🍋", "🔔", "7️⃣"], stops: stops, trigger: pulls)
            ReelText(text, faces: faces, duration: 1, stagger: 0.1, ascending: true, trigger: pulls)
            ReelText(
                [.init(["BAR", "7", "🍒"], stop: stops[0]), .init(["red", "green"], stop: pulls)], trigger: pulls)
            HStack {
                Button("Pull") {
                    pulls += 1
                    stops = [3, 3, 3]
                }
                Button("Other text") { text = text == "LHR 12:40" ? "JFK 09:15" : "LHR 12:40" }
            }
            .font(.system(size: 17))
        }
        .font(.system(size: 40, weight: .bold))
        .padding()
    }
}

struct ReelTextPreviews: PreviewProvider {
    static var previews: some View { ReelTextBoard() }
}
