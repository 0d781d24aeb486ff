import SwiftUI

/// What the place of a number asks of its text as a whole: lines under and through it, and that a person can select it.
///
/// Apple's SwiftUI tells nobody: there each face of a column has its own lines, and a number cannot be selected.
struct NumberTraits: DynamicProperty, Equatable {
    #if canImport(TallyUI)
        @Environment(\.columnTraits) private var traits

        @MainActor var isSelectable: Bool { traits.isSelectable }
    #else
        @MainActor var isSelectable: Bool { false }
    #endif

    /// Returns the lines; `nil` where there are none.
    ///
    /// - Parameter count: How many characters are shown.
    @MainActor
    func rule(count: Int) -> NumberRule? {
        #if canImport(TallyUI)
            traits.lines.isEmpty ? nil : NumberRule(lines: traits.lines, count: count)
        #else
            nil
        #endif
    }

    /// Returns what stands over the columns for that; `nil` where nothing is asked for.
    ///
    /// - Parameters:
    ///   - count: How many characters are shown.
    ///   - text: All that the number reads.
    ///   - isCut: Whether less than that is shown.
    @MainActor
    func additions(count: Int, text: String, isCut: Bool, isAtRest: Bool) -> NumberAdditions? {
        let rule = rule(count: count)
        guard isSelectable || rule != nil else { return nil }
        return NumberAdditions(
            rule: rule, text: isSelectable && isAtRest ? SelectableNumber(text: text, isCut: isCut) : nil)
    }

    /// It is the place that says what they are, and the place that tells of a change.
    nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

/// What stands over the columns of a number.
struct NumberAdditions: View {
    let rule: NumberRule?
    let text: SelectableNumber?

    var body: some View {
        rule
        text
    }
}
