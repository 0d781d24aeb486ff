import TallyCore

/// Whether a scroll view follows a finger beyond its ends.
public struct ScrollBounceBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, basedOnSize }
    let kind: Kind

    /// Beyond its ends where there is something to scroll.
    public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
    /// Also where everything is seen.
    public static var always: ScrollBounceBehavior { .init(kind: .always) }
    /// Beyond its ends where there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

private struct VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private struct HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }

extension EnvironmentValues {
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the scroll views in the view follow a finger beyond their ends, along some axes.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        }
    }
}
