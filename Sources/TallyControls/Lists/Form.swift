import Foundation
import TallyCore
import TallyUI

/// Controls in sections, as cards on a grey ground that scrolls.
///
/// A list of the style `insetGrouped`, unless `formStyle(_:)` says otherwise: `columns` has no ground, no cards and no lines.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        switch look {
        case .grouped:
            List { content }
                .environment(\.listLook, .insetGrouped)
        case .columns:
            ScrollView {
                VStack(alignment: .leading, spacing: 12) { content }
                    .padding(16)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}
