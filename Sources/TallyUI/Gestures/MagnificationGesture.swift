public import Foundation
import TallyCore

/// Follows two fingers that spread or pinch, and tells how many times as far they are apart.
nonisolated public struct MagnificationGesture: Gesture {
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// Follows two fingers that turn about one another, and tells the angle.
nonisolated public struct RotationGesture: Gesture {
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
