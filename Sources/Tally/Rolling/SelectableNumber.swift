import SwiftUI

/// A text that is not seen, over the columns of the number that it reads as: what a person selects while nothing moves.
struct SelectableNumber: View {
    let text: String
    let isCut: Bool

    var body: some View {
        Text(verbatim: text)
            .lineLimit(1)
            .minimumScaleFactor(1)
            .fixedSize(horizontal: !isCut, vertical: true)
            .rollLines()
            .foregroundStyle(.clear)
            .textSelection(.enabled)
            .layoutValue(key: RollWindow.RoleKey.self, value: .rule)
            // A number that changes has nothing to select at once.
            .transition(.identity)
    }
}
