import SwiftUI
import Tally

struct Greeting: View {
    let queue: StateQueue<GreetingState>
    @State private var state = GreetingState.hides

    var body: some View {
        Text("Welcome").font(.title)
            .scaleEffect(state == .shows ? 1 : 0.8)
            .opacity(state == .shows ? 1 : 0)
            .accessibilityHidden(state == .hides)
            .performs(queue) { state = $0 }
    }
}
