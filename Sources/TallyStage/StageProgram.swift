import Foundation

/// The windows of a program: a stage for each, all by one clock. The first goes on when it is closed, as the program lives in it.
@MainActor
package final class StageProgram {
    /// The stage of the window that the program began with.
    package private(set) weak var first: Stage?
    private let scenes: ProgramScenes
    /// Those of other windows that are open, in the order in which they were opened.
    private var others: [(window: OpenedWindow, stage: Stage)] = []
    /// Told of windows after the program's own part is done: how who shows them hears of it.
    package var opened: (Stage) -> Void = { _ in }
    package var closed: (Stage) -> Void = { _ in }
    package var raised: (Stage) -> Void = { _ in }
    private var isTurning = false

    init(_ stage: Stage) {
        first = stage
        scenes = stage.runtime.service(ProgramScenes.self)
        stage.runtime.updatePass.hasSisters = true
    }

    private var all: [Stage] { (first.map { [$0] } ?? []) + others.map(\.stage) }

    /// The stages of open windows, the frontmost last.
    package var open: [Stage] { scenes.windows.compactMap { stage(of: $0) } }

    private func stage(of window: OpenedWindow) -> Stage? {
        window === scenes.first ? first : others.first { $0.window === window }?.stage
    }

    func window(of stage: Stage) -> OpenedWindow? {
        stage === first ? scenes.first : others.first { $0.stage === stage }?.window
    }

    package var hasWindows: Bool { !scenes.windows.isEmpty }
    package var hasRequests: Bool { scenes.hasRequests }

    /// Opens a document, or hands an address to the views of the frontmost window that take some.
    func open(_ url: URL) -> Bool {
        defer { turn() }
        if url.isFileURL, scenes.open(document: .file(url)) { return true }
        return open.reversed().contains { $0.runtime.take(url) }
    }

    func close(_ stage: Stage) {
        if let window = window(of: stage) { scenes.close(window) }
        turn()
    }

    func raise(_ stage: Stage) {
        if let window = window(of: stage), scenes.windows.last !== window { scenes.raise(window) }
        turn()
    }

    // MARK: Requests

    /// Opens, closes and raises what the program has asked for, between frames.
    package func turn() {
        if isTurning { return }
        isTurning = true
        defer { isTurning = false }
        while let request = scenes.nextRequest() {
            switch request {
            case .open(let window): if window.isOpen { open(window) }
            case .close(let window): close(window)
            case .raise(let window): if window.isOpen, let stage = stage(of: window) { raised(stage) }
            }
        }
    }

    private func open(_ window: OpenedWindow) {
        guard let first else { return }
        let settings = window.settings
        var preferences = first.preferences
        preferences.scenePhase = .active
        let stage = Stage(
            size: settings.size ?? first.size, scale: first.scale, preferences: preferences, time: first.time,
            epoch: first.epoch, program: self,
            prepare: {
                // The views may have named it by now.
                $0.windowSettings = window.settings
                window.runtime = $0.runtime
                $0.runtime.takeCommands(of: first.runtime)
            },
            content: { WindowRoot(window, of: self.scenes) })
        stage.frameRate = first.frameRate
        others.append((window, stage))
        opened(stage)
    }

    private func close(_ window: OpenedWindow) {
        guard let stage = stage(of: window) else { return }
        // What the views do when they go.
        stage.runtime.frame(at: stage.time)
        others.removeAll { $0.window === window }
        closed(stage)
        if stage !== first { stage.program = nil }
        phaseChanged()
    }

    func end() {
        for (_, stage) in others { stage.program = nil }
        others = []
    }

    // MARK: What windows share

    func copied(_ text: String) { for stage in all { stage.preferences.pasteboard = text } }

    /// The program is as active as the most active of its windows.
    func phaseChanged() {
        guard let first else { return }
        let phase = open.map(\.preferences.scenePhase).max() ?? .background
        guard phase != scenes.phase ?? first.preferences.scenePhase else { return }
        scenes.phase = phase
        first.applyPreferences()
    }

    // MARK: Time

    /// Plays what is due in any window, until nothing is.
    func playDue(at moment: TimeInterval) {
        for _ in 0..<Self.mostRounds {
            turn()
            let due = all.filter { $0.isDue(at: moment) }
            if due.isEmpty && !scenes.hasRequests { return }
            for stage in due { stage.runtime.frame(at: moment) }
        }
    }

    /// Windows that write to one another without end are left at it until the next frame.
    private static let mostRounds = 100

    func playLast(at end: TimeInterval) {
        for stage in all where stage.time < end { stage.runtime.frame(at: end) }
        playDue(at: end)
    }

    var nextStop: TimeInterval? { all.compactMap(\.ownNextStop).min() }
    var nextEventTime: TimeInterval { all.map(\.runtime.nextEventTime).min() ?? .infinity }
    var isAnimating: Bool { all.contains { $0.runtime.isAnimating } }
    var hasFiniteAnimation: Bool { all.contains { $0.runtime.hasFiniteAnimation } }
}
