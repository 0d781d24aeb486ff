import SwiftUI

/// How the numbers and texts of a place change: all that modifiers have said of it, under one key.
///
/// An object, so that a number that reads it copies one reference. It never changes.
final class RollSettings: Sendable {
    let values: Values

    struct Values: Equatable, Sendable {
        var style = RollStyle.flow
        /// `nil`: the component's own.
        var sense: RollSense?
        /// `nil`: the transaction's or the style's.
        var timing: RollTiming?
        var maxima = RollMaxima.none
        /// `nil`: each number moves for itself.
        var group: RollGroup?
        var identity: RollIdentity?
        /// `nil`: numbers appear still.
        var start: Decimal?
        var width = RollWidth.animated
        var action: RollAction?
    }

    init(_ values: Values = Values()) { self.values = values }
}

extension RollSettings: Equatable {
    static func == (a: RollSettings, b: RollSettings) -> Bool { a === b || a.values == b.values }
}
