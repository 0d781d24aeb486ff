import TallyCore
import TallyUI

/// Takes away the screen or the presentation that the view stands in.
///
/// On the root of a stack it is the presentation around that goes, and where there is none the window, unless it is the program's only
/// one. Where there is nothing to take away it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
    let dismissal: Dismissal?
    let window: (scenes: ProgramScenes, window: OpenedWindow)?

    public func callAsFunction() {
        if let dismissal { return dismissal.action() }
        guard let window, window.scenes.windows.count > 1 else { return }
        window.scenes.close(window.window)
    }
}

/// How the views inside get what they are presented in out of the way.
@MainActor
final class Dismissal {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
}

private struct DismissalKey: EnvironmentKey { static let defaultValue: Dismissal? = nil }

extension EnvironmentValues {
    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Takes away the screen or the presentation that the view stands in.
    public var dismiss: DismissAction {
        let found = (dismissal: dismissal, scenes: programScenes, window: openedWindow)
        return making(found) { found in
            DismissAction(
                dismissal: found.dismissal, window: found.scenes.flatMap { s in found.window.map { (s, $0) } })
        }
    }

    /// Whether the view stands on a pushed screen or in a presentation.
    public var isPresented: Bool { dismissal != nil }

    /// The older way to `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding(
            get: { PresentationMode(isPresented: dismissal != nil) },
            set: { mode in if !mode.isPresented { whenOnMain { dismissal?.action() } } })
    }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
    public internal(set) var isPresented: Bool

    public mutating func dismiss() { isPresented = false }
}
