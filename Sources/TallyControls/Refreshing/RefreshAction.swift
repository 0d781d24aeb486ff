import TallyCore
import TallyUI

/// Runs the action that `refreshable(action:)` has given the views around, and ends when that does.
public struct RefreshAction: Sendable {
    let model: RefreshModel

    public func callAsFunction() async { await model.action() }
}

private struct RefreshModelKey: EnvironmentKey { static let defaultValue: RefreshModel? = nil }
private struct PulledModelKey: EnvironmentKey { static let defaultValue: RefreshModel? = nil }

extension EnvironmentValues {
    /// What refreshes the views around; nil where `refreshable(action:)` has been given to none.
    public var refresh: RefreshAction? { refreshModel.map { RefreshAction(model: $0) } }

    var refreshModel: RefreshModel? {
        get { self[RefreshModelKey.self] }
        set { self[RefreshModelKey.self] = newValue }
    }

    /// What a scroll view here is pulled for; nil inside of one that is.
    var pulledModel: RefreshModel? {
        get { self[PulledModelKey.self] }
        set { self[PulledModelKey.self] = newValue }
    }
}
