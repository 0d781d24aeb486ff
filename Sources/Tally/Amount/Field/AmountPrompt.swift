import SwiftUI

/// What is shown while nothing is typed. It fades out while the row makes room for the first digit, and in when the last has faded.
///
/// As all that stands beside the digits it is a view of its own, which most keys do not evaluate.
struct AmountPrompt: View {
    let text: Text
    let isShown: Bool
    /// Whether the amount is there at once.
    let isStill: Bool
    let animation: Animation?

    var body: some View {
        text
            .environment(\.font, .title3)
            .foregroundStyle(.secondary)
            .transaction({ [isStill, animation] in
                $0.animation = $0.endsAmount || !isStill && !$0.disablesAnimations ? animation : nil
            }) { $0.opacity(isShown ? 1 : 0) }
    }
}
