import SwiftUI
import Tally

struct TitleView: View {
    let queue: StateQueue<TitleState>
    @State private var state = TitleState.rests

    var body: some View {
        VStack(spacing: 4) {
            Text("Tally").font(.system(size: 56, weight: .bold))
            Text("every number counts").font(.subheadline).opacity(state == .rises ? 1 : 0)
        }
        .accessibilityElement(children: .combine)
        .accessibilityHidden(state == .leaves)
        .scaleEffect(state == .rises ? 0.8 : 1)
        .offset(y: offset)
        .opacity(state == .leaves ? 0 : 1)
        .performs(queue) { state = $0 }
    }

    private var offset: CGFloat {
        switch state {
        case .rests: 0
        case .rises: -110
        case .leaves: -190
        }
    }
}
