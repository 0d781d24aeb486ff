import SwiftUI

/// From where to where an amount and its unit stand in their row, for a gradient that runs over both as over one text.
///
/// Apple's SwiftUI gives a view nothing to do that by: there, as over any texts, it runs over each glyph.
struct AmountSpan: Equatable, Sendable {
    #if canImport(TallyUI)
        fileprivate let span = ForegroundSpan()

        static func == (a: Self, b: Self) -> Bool { a.span === b.span }
    #endif
}

/// Stands where the amount and its unit do.
struct AmountSpanMarker: View {
    let span: AmountSpan

    var body: some View {
        #if canImport(TallyUI)
            Color.clear.foregroundSpan(span.span).allowsHitTesting(false)
        #else
            Color.clear
        #endif
    }
}

extension View {
    /// Draws a glyph in the colour of an amount that is too much, where it is, at once; else with the foreground style as in the span.
    nonisolated func foreground(in span: AmountSpan?, warning: Color?) -> some View {
        transaction({ $0.animation = nil }) {
            $0.foregroundStyle(warning.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
        }
        .foreground(in: warning == nil ? span : nil)
    }

    /// Draws a glyph with the foreground style as it is at its place in the span; without one, with all of the style.
    nonisolated func foreground(in span: AmountSpan?) -> some View {
        #if canImport(TallyUI)
            sharedForeground(in: span?.span)
        #else
            self
        #endif
    }
}

extension EnvironmentValues {
    /// Whether the foreground style is one that an amount and its unit are to share.
    var sharesAmountForeground: Bool {
        #if canImport(TallyUI)
            foregroundHasGeometry
        #else
            false
        #endif
    }
}
