import SwiftUI

extension View {
    /// Has a view be at its new place, in its new size, at once, while what `movesInside` goes over by the animation there is.
    func standsAtOnce(_ isAtOnce: Bool = true) -> some View {
        transaction {
            guard isAtOnce else { return }
            $0.inside = $0.animation
            $0.animation = nil
        }
    }

    /// Goes over, inside of a view that stands at once, by the animation that there is around that.
    func movesInside() -> some View {
        transaction { $0.animation = $0.inside }.geometryGroup()
    }
}

private struct InsideKey: TransactionKey {
    static let defaultValue: Animation? = nil
}

extension Transaction {
    /// The animation of what moves inside of a view that stands at once.
    fileprivate var inside: Animation? {
        get { self[InsideKey.self] }
        set { self[InsideKey.self] = newValue }
    }
}
