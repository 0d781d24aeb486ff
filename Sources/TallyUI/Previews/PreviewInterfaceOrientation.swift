import TallyCore

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

extension View {
    /// Lays the usual size of a `PreviewProvider`'s preview on its side, or not. Elsewhere it leaves the view as it is.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewLook(PreviewLook(isLandscape: [.landscapeLeft, .landscapeRight].contains(value)))
    }
}
