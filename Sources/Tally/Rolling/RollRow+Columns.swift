import SwiftUI

extension RollRow {
    /// Returns a row of columns in its place among those of a number.
    ///
    /// - Parameters:
    ///   - line: What has the height and the baseline of the row, and plays no part in its width.
    ///   - columns: Those of the drums, in their order.
    @MainActor
    func row(
        _ drums: RollDrums, mask: some View, @ViewBuilder line: () -> some View, @ViewBuilder columns: () -> some View
    ) -> some View {
        self {
            line()
            drums { columns() }.geometryGroup()
        }
        .mask { mask }
        // What comes while the number is moved comes where it is.
        .geometryGroup()
    }

    /// Returns an unseen line of a text that is as high as any.
    @MainActor
    static func line(of tallest: String) -> some View {
        Text(verbatim: tallest).fixedSize().rollLines().hidden()
            .layoutValue(key: RoleKey.self, value: .line)
    }
}

extension NumberText {
    /// A text as high as any.
    var tallest: String { "Ag" + glyph(for: 0) }
}
