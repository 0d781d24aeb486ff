import SwiftUI

/// A press places the caret between the drawn digits, two select the amount, and a drag selects that begins along the row: one that
/// begins across it is a page's, to be scrolled.
///
/// Nothing in it follows the amount: a key does not evaluate it.
struct AmountPointing: ViewModifier {
    let typing: AmountTyping
    let holder: BoardHolder<AmountBoard>
    let edges: AmountEdges
    let minimumScale: Double

    @State private var course = Course()

    /// Points of a drag before it selects: with less, iOS 17 would not let a page scroll that begins to after as many.
    private static let slack = 10.0

    func body(content: Content) -> some View {
        content
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    let place = place(tap.location)
                    typing.select(place..<place)
                }
            )
            .simultaneousGesture(TapGesture(count: 2).onEnded { typing.selectAll() })
            .simultaneousGesture(
                DragGesture(minimumDistance: Self.slack).onChanged { drag in
                    guard course.isAlongRow(drag) else { return }
                    let (start, end) = (place(drag.startLocation), place(drag.location))
                    typing.select(min(start, end)..<max(start, end))
                }.onEnded { _ in course.end() })
    }

    /// Which way a drag began, by where it did: a page that scrolls may take it away without an end.
    @MainActor
    private final class Course {
        private var location: CGPoint?
        private var isAlongRow = false

        func isAlongRow(_ drag: DragGesture.Value) -> Bool {
            if location != drag.startLocation {
                location = drag.startLocation
                isAlongRow = abs(drag.translation.width) >= abs(drag.translation.height)
            }
            return isAlongRow
        }

        func end() { location = nil }
    }

    /// Returns the place in the raw text whose edge is nearest to a point of the row.
    private func place(_ point: CGPoint) -> Int {
        edges.nearest(to: Double(point.x), of: holder.board.edges, minimumScale)
    }
}
