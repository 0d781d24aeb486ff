import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count)")
                .font(.system(size: 64, weight: .semibold))
                .contentTransition(.numericText())
            HStack {
                Button("Less") { withAnimation { count -= 1 } }
                Button("More") { withAnimation { count += 1 } }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

#Preview { Counter() }
