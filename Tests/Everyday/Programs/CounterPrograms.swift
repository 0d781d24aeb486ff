import SwiftUI

// A first tutorial's counter.
private struct CounterScreen: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Count: \(count)")
                .font(.largeTitle)
                .contentTransition(.numericText())
            HStack {
                Button("-") { withAnimation { count -= 1 } }
                    .accessibilityLabel("Less")
                Button("+") { withAnimation { count += 1 } }
                    .accessibilityLabel("More")
            }
            .buttonStyle(.borderedProminent)
            if count > 2 {
                Text("That is a lot")
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .padding()
        .animation(.spring(), value: count)
    }
}

extension Program {
    static let counters: [Program] = [
        Program("counter") {
            CounterScreen()
        } story: { person in
            person.sees("Count: 0")
            for _ in 0..<3 { try person.tap("More") }
            try person.settle()
            person.sees("Count: 3", "That is a lot")
            try person.tap("Less")
            try person.settle()
            person.sees("Count: 2")
            person.misses("That is a lot")
        }
    ]
}
