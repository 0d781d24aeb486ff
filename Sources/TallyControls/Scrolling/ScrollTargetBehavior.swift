import Foundation
import TallyCore

/// What a scroll target behavior is told of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the content stood when the finger took hold of it.
    public let originalTarget: ScrollTarget
    /// The velocity of the content in points a second, positive towards its end.
    public let velocity: CGVector
    /// The size of the content without margins.
    public let contentSize: CGSize
    /// Of the window without margins: what the content is seen in.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views to come to rest at, in the order in which they stand; of the content, without margins.
    let targets: [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Decides where a scroll view comes to rest after it has been let go.
public protocol ScrollTargetBehavior {
    /// Changes the target, which is where the content would glide to by itself.
    ///
    /// Asked when a finger lets go, and a short time after the last turn of a wheel. What is beyond the content's ends
    /// is brought back to them, what is not finite counts as 0.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

private struct TargetBehaviorKey: EnvironmentKey {
    // unsafe: never changed: there is none.
    nonisolated(unsafe) static let defaultValue: (any ScrollTargetBehavior)? = nil
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[TargetBehaviorKey.self] }
        set { self[TargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets where the scroll views inside come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
