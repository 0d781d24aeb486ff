import SwiftUI

private struct RollStyleKey: EnvironmentKey { static let defaultValue = RollStyle.flow }
private struct RollSenseKey: EnvironmentKey { static let defaultValue: RollSense? = nil }
private struct RollTimingKey: EnvironmentKey { static let defaultValue: RollTiming? = nil }
private struct RollMaximaKey: EnvironmentKey { static let defaultValue = RollMaxima.none }
private struct RollGroupKey: EnvironmentKey { static let defaultValue: RollGroup? = nil }
private struct RollIdentityKey: EnvironmentKey { static let defaultValue: RollIdentity? = nil }
private struct RollStartKey: EnvironmentKey { static let defaultValue: Decimal? = nil }
private struct RollWidthKey: EnvironmentKey { static let defaultValue = RollWidth.animated }
private struct RollActionKey: EnvironmentKey { static let defaultValue: RollAction? = nil }

extension EnvironmentValues {
    var rollStyle: RollStyle {
        get { self[RollStyleKey.self] }
        set { self[RollStyleKey.self] = newValue }
    }

    /// `nil`: the component's own.
    var rollSense: RollSense? {
        get { self[RollSenseKey.self] }
        set { self[RollSenseKey.self] = newValue }
    }

    /// `nil`: the transaction's or the style's.
    var rollTiming: RollTiming? {
        get { self[RollTimingKey.self] }
        set { self[RollTimingKey.self] = newValue }
    }

    var rollMaxima: RollMaxima {
        get { self[RollMaximaKey.self] }
        set { self[RollMaximaKey.self] = newValue }
    }

    /// `nil`: each number moves for itself.
    var rollGroup: RollGroup? {
        get { self[RollGroupKey.self] }
        set { self[RollGroupKey.self] = newValue }
    }

    var rollIdentity: RollIdentity? {
        get { self[RollIdentityKey.self] }
        set { self[RollIdentityKey.self] = newValue }
    }

    /// `nil`: numbers appear still.
    var rollStart: Decimal? {
        get { self[RollStartKey.self] }
        set { self[RollStartKey.self] = newValue }
    }

    var rollWidth: RollWidth {
        get { self[RollWidthKey.self] }
        set { self[RollWidthKey.self] = newValue }
    }

    var rollAction: RollAction? {
        get { self[RollActionKey.self] }
        set { self[RollActionKey.self] = newValue }
    }
}
