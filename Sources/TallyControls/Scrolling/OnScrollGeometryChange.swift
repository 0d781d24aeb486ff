@_spi(Runtime) import TallyCore

extension View {
    /// Runs when the scroll view inside has come, and in each frame in which the value made of its geometry is another.
    ///
    /// The geometry is what is seen: scrolling is followed from frame to frame, whether a finger, a glide or an animation
    /// moves the content. Of several scroll views inside the first counts.
    /// - Complexity: `transform` runs once a frame while the content moves.
    public nonisolated func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(making((transform, action)) { ScrollGeometryModifier(transform: $0.0, action: $0.1) })
    }
}

private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var watch = Watch()
    @Environment(\.scrollWatch) private var outer

    init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    final class Watch: ScrollWatch {
        var transform: ((ScrollGeometry) -> T)?
        var action: (T, T) -> Void = { _, _ in }
        private var value: T?

        override func geometryChanged(_ geometry: ScrollGeometry, _ element: ScrollElement) {
            guard let transform else { return }
            let new = transform(geometry)
            if new == value { return }
            let old = value ?? new
            value = new
            element.runtime.afterUpdate { [action] in action(old, new) }
        }
    }

    private var current: Watch {
        watch.outer = outer
        watch.transform = transform
        watch.action = action
        watch.lookAgain()
        return watch
    }

    func body(content: Content) -> some View { content.environment(\.scrollWatch, current) }
}
