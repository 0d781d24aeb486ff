import SwiftUI

/// The same number pushed, moved in, revealed and faded, and played again by a tap.
private struct PushBoard: View {
    @State private var value = 1_234
    @State private var plays = 0

    private static let faces: [(name: String, face: PushFace)] = [
        ("push", .push), ("moveIn", .moveIn), ("reveal", .reveal), ("fade", .fade),
        ("push from leading", .push(from: .leading)),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Self.faces, id: \.name) { name, face in
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: name)
                        .font(.system(size: 11))
                        .foregroundStyle(.secondary)
                    PushCounter(value, stepDuration: 0.15, face: face, trigger: plays)
                        .font(.system(size: 32, weight: .semibold))
                }
            }
            HStack {
                Button("Play") { plays += 1 }
                Button("× −3") { value *= -3 }
            }
        }
        .padding()
    }
}

struct PushCounterPreviews: PreviewProvider {
    static var previews: some View { PushBoard() }
}
