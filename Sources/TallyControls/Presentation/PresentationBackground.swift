import Foundation
import TallyCore
import TallyUI

extension View {
    /// Sets what the sheet or the cover around is filled with.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let ground = AnyShapeStyle(style)
        return presentationChange { $0.fill(with: ground) }
    }

    /// Puts a view behind the content of the sheet or the cover around, in place of its fill.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationChange {
            $0.ground = AnyShapeStyle(.clear)
            $0.groundView = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }
}
