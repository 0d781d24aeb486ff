@_spi(Runtime) import TallyCore

extension View {
    /// Runs when what moves the content of the scroll view inside is something else; of several the first counts.
    ///
    /// The steps of a wheel are no phase.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(making(action) { action in ScrollPhaseModifier { old, new, _ in action(old, new) } })
    }

    /// Runs when what moves the content of the scroll view inside is something else, with where it stands then.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(making(action) { ScrollPhaseModifier(action: $0) })
    }
}

private struct ScrollPhaseModifier: ViewModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var watch = Watch()
    @Environment(\.scrollWatch) private var outer

    init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

    final class Watch: ScrollWatch {
        var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }

        override func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase, _ element: ScrollElement) {
            let context = ScrollPhaseChangeContext(geometry: element.geometry, velocity: element.glideVelocity)
            element.runtime.afterUpdate { [action] in action(old, new, context) }
        }
    }

    private var current: Watch {
        watch.outer = outer
        watch.action = action
        return watch
    }

    func body(content: Content) -> some View { content.environment(\.scrollWatch, current) }
}
