import SwiftUI

/// The same words replaced as a whole and, where they differ, character by character.
private struct GateBoard: View {
    @State private var index = 0

    private static let texts = ["GATE 12", "GATE 112", "LAST CALL", "BOARDING"]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            RollingText(Self.texts[index])
            RollingText(Self.texts[index]).rollStyle(.ticker)
            Button("Next") { index = (index + 1) % Self.texts.count }
                .font(.system(size: 17))
        }
        .font(.system(size: 32))
        .padding()
    }
}

struct RollingTextPreviews: PreviewProvider {
    static var previews: some View { GateBoard() }
}
