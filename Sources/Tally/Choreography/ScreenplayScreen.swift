import SwiftUI

/// The screen on which a screenplay is played: its score, and the clocks for what waits. It lives as long as the screen.
@MainActor
final class ScreenplayScreen<Take: Hashable & Sendable> {
    /// Something that waits for time to pass.
    struct Wait: Identifiable {
        let id: Int
        let seconds: Double
        let clock: PerformanceClock
    }

    private weak var screenplay: Screenplay<Take>?
    private(set) var score: (Take) -> [Cue] = { _ in [] }
    /// What waits, as the view shows it.
    private var waits: Binding<[Wait]>?
    private var actions: [(id: Int, action: () -> Void)] = []
    private var lastID = 0

    /// Takes over what the view's last evaluation says. Already before it appears the screen is there, so that a take
    /// can be asked for as it appears.
    func update(to screenplay: Screenplay<Take>, waits: Binding<[Wait]>, score: @escaping (Take) -> [Cue]) {
        self.score = score
        self.waits = waits
        if self.screenplay == nil { appear(with: screenplay) }
    }

    func appear(with screenplay: Screenplay<Take>) {
        if self.screenplay !== screenplay { leave() }
        self.screenplay = screenplay
        screenplay.screen = self
        screenplay.record.appear()
    }

    /// Called when the screen is gone; it may come back.
    func leave() {
        // Another screen may have taken the screenplay over, while something still waits here.
        if let screenplay, screenplay.screen === self || !actions.isEmpty {
            if screenplay.screen === self { screenplay.record.leave() }
            screenplay.cancel()
            if screenplay.screen === self { screenplay.screen = nil }
        }
        screenplay = nil
        stopWaiting()
    }

    func wait(for seconds: Double, by clock: PerformanceClock, whenOver: @escaping () -> Void) {
        guard let waits else { return whenOver() }
        lastID += 1
        actions.append((lastID, whenOver))
        let wait = Wait(id: lastID, seconds: seconds, clock: clock)
        still { waits.wrappedValue.append(wait) }
    }

    /// Begins a wait whose clock is there.
    func begin(_ wait: Wait) {
        wait.clock.run(for: wait.seconds) { [weak self] in self?.end(wait.id) }
    }

    private func end(_ id: Int) {
        guard let index = actions.firstIndex(where: { $0.id == id }) else { return }
        let action = actions.remove(at: index).action
        still { waits?.wrappedValue.removeAll { $0.id == id } }
        action()
    }

    func stopWaiting() {
        if actions.isEmpty { return }
        actions = []
        still { waits?.wrappedValue = [] }
    }

    /// Makes a change without animation: a clock that comes or goes is not to be seen.
    private func still(_ change: () -> Void) {
        withTransaction(.still, change)
    }
}

/// Makes a view the screen of a screenplay.
private struct ScreenplayModifier<Take: Hashable & Sendable>: ViewModifier {
    let screenplay: Screenplay<Take>
    let score: (Take) -> [Cue]

    @State private var screen = ScreenplayScreen<Take>()
    @State private var waits: [ScreenplayScreen<Take>.Wait] = []

    func body(content: Content) -> some View {
        let screen = screen
        let screenplay = screenplay
        screen.update(to: screenplay, waits: $waits, score: score)
        return
            content
            .environment(\.screenplayRecord, screenplay.record)
            .background {
                ScreenplayMoments(record: screenplay.record)
                ForEach(waits) { wait in
                    PerformanceClockFace(clock: wait.clock)
                        .onAppear { screen.begin(wait) }
                        .transition(.identity)
                }
            }
            .onAppear { screen.appear(with: screenplay) }
            .onDisappear { screen.leave() }
            .onChange(of: ObjectIdentifier(screenplay)) { screen.appear(with: screenplay) }
    }
}

extension View {
    /// Makes this view the screen on which a screenplay is played, and says what its takes are made of.
    ///
    /// A screenplay has one screen: a second one takes it over. When the view goes, takes under way and waiting are given up,
    /// and no action runs after.
    /// - Parameter score: The cues of a take, one after the other; asked for when the take begins.
    /// - Complexity: One evaluation of an unseen view for each frame in which a take, a wait or a state of a view begins or ends,
    ///   for the timeline; while a wait passes, one a frame; else nothing.
    public func screenplay<Take: Hashable & Sendable>(
        _ screenplay: Screenplay<Take>, @CueBuilder _ score: @escaping (Take) -> [Cue]
    ) -> some View {
        modifier(ScreenplayModifier(screenplay: screenplay, score: score))
    }
}
