@_spi(Runtime) import TallyCore
import TallyUI

/// Has the views of a stage, or of one presentation, present one thing at a time, be it a sheet, a cover, a popover or a dialog:
/// the next one comes when that before it is out of sight, in the order in which they were asked for.
@MainActor
final class PresentationTurn: RuntimeService {
    private weak var current: PresentationModel?
    private var waiting: [PresentationModel] = []

    init() {}
    convenience init(_ runtime: Runtime) { self.init() }

    /// Returns whether a presentation can be there now; what cannot is told when it can.
    func admits(_ model: PresentationModel) -> Bool {
        if let current, current !== model {
            wait(model)
            return false
        }
        current = model
        waiting.removeAll { $0 === model }
        return true
    }

    /// Has a presentation told when what is there has gone.
    func wait(_ model: PresentationModel) {
        if !isWaiting(model) { waiting.append(model) }
    }

    /// Called when a presentation is not asked for any more.
    func forget(_ model: PresentationModel) { waiting.removeAll { $0 === model } }

    /// Called when the views of a presentation have gone.
    func isOver(_ model: PresentationModel) {
        guard current === model else { return }
        current = nil
        callFirst()
    }

    func isWaiting(_ model: PresentationModel) -> Bool { waiting.contains { $0 === model } }

    /// Has the first of those that wait come, unless one is there.
    func callFirst() { if current == nil { waiting.first?.turnHasCome() } }
}

private struct PresentationTurnKey: EnvironmentKey {
    static var defaultValue: PresentationTurn? { nil }
}

extension EnvironmentValues {
    /// Whose turn it is among what the views around present; nil: among what those of the stage do.
    var presentationTurn: PresentationTurn? {
        get { self[PresentationTurnKey.self] }
        set { self[PresentationTurnKey.self] = newValue }
    }
}
