import SwiftUI

/// Views that take one another's place.
private struct LevelBoard: View {
    @State private var level = 1

    var body: some View {
        VStack(spacing: 12) {
            Rolling(level) { level in
                HStack {
                    Circle()
                        .fill(level < 3 ? Color.green : Color.red)
                        .frame(width: 16, height: 16)
                    Text(verbatim: "Level \(level)")
                }
            }
            .rollSense(.trend)
            HStack {
                Button("−") { level -= 1 }
                Button("+") { level += 1 }
            }
        }
        .padding()
    }
}

struct RollingPreviews: PreviewProvider {
    static var previews: some View { LevelBoard() }
}
