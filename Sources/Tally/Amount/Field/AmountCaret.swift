import SwiftUI

/// The bar between two digits: half a second on and half a second off, and on while keys come.
///
/// A moment of a timeline wakes it twice a second; between them nothing is evaluated and no frame is asked for.
struct AmountCaret: View, Equatable {
    /// Where the caret stands, and after how many edits: another place, and it is on.
    struct Place: Equatable {
        let revision: Int
        let raw: Int
    }

    let phase: Phase
    let place: Place
    let blinks: Bool

    nonisolated static let width = 2.0
    /// Seconds.
    private static let half = 0.5

    var body: some View {
        if blinks {
            let (phase, place) = (phase, place)
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.half)) { context in
                bar.transaction({ $0.animation = nil }) {
                    $0.opacity(phase.isOn(at: context.date, place) ? 1 : 0)
                }
            }
        } else {
            bar
        }
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.phase === b.phase && a.place == b.place && a.blinks == b.blinks
    }

    private var bar: some View { Rectangle().fill(.tint).frame(width: Self.width) }

    /// Which half of its period the caret is in. It lives as long as the field's identity.
    @MainActor
    final class Phase {
        private var place: Place?
        private var date: Date?
        private var isOn = true
        /// Whether nothing has woken the caret since it came to its place.
        private var isFresh = true

        /// A moment that comes before the place has been shown for half a second leaves the caret on, so that it is shown half a
        /// second at least. Asking again changes nothing.
        func isOn(at date: Date, _ place: Place) -> Bool {
            if place != self.place {
                isOn = true
                isFresh = true
            } else if date != self.date {
                isOn = isFresh || !isOn
                isFresh = false
            }
            self.place = place
            self.date = date
            return isOn
        }
    }
}
