import Foundation
import TallyCore
import TallyUI

/// Which container around a view `containerBackground` is about.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Container { case navigation }
    private let container: Container

    /// The screen of a navigation stack that the view stands on.
    public static let navigation = ContainerBackgroundPlacement(container: .navigation)
}

extension View {
    /// Puts a style behind the screen around, in place of its ground; of several the innermost counts.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        navigationBarChange { $0.screenGround = AnyView(Rectangle().fill(style).ignoresSafeArea()) }
    }

    /// Puts a view behind the screen around, in place of its ground; of several the innermost counts.
    ///
    /// - Parameter alignment: where a view that is smaller than the screen stands on it.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
            .ignoresSafeArea()
        return navigationBarChange { $0.screenGround = AnyView(content) }
    }
}
