import SwiftUI

private struct RollSettingsKey: EnvironmentKey { static let defaultValue = RollSettings() }

extension EnvironmentValues {
    var rollSettings: RollSettings {
        get { self[RollSettingsKey.self] }
        set { self[RollSettingsKey.self] = newValue }
    }

    private var rolling: RollSettings.Values {
        get { rollSettings.values }
        set { rollSettings = RollSettings(newValue) }
    }

    var rollStyle: RollStyle {
        get { rolling.style }
        set { rolling.style = newValue }
    }

    /// The sense that numbers roll in; `nil` is the component's own.
    var rollSense: RollSense? {
        get { rolling.sense }
        set { rolling.sense = newValue }
    }

    /// The timing that `rollAnimation` sets; `nil` is the transaction's or the style's.
    var rollTiming: RollTiming? {
        get { rolling.timing }
        set { rolling.timing = newValue }
    }

    var rollMaxima: RollMaxima {
        get { rolling.maxima }
        set { rolling.maxima = newValue }
    }

    /// The group that numbers begin with; with `nil` each number moves for itself.
    var rollGroup: RollGroup? {
        get { rolling.group }
        set { rolling.group = newValue }
    }

    var rollIdentity: RollIdentity? {
        get { rolling.identity }
        set { rolling.identity = newValue }
    }

    /// The number that numbers roll from as they appear; with `nil` numbers appear still.
    var rollStart: Decimal? {
        get { rolling.start }
        set { rolling.start = newValue }
    }

    var rollWidth: RollWidth {
        get { rolling.width }
        set { rolling.width = newValue }
    }

    var rollAction: RollAction? {
        get { rolling.action }
        set { rolling.action = newValue }
    }
}
