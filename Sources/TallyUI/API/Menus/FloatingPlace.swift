import Foundation
import TallyScene

/// Where something floats over the stage: beside which view, and out of which point it grows.
@MainActor
final class FloatingPlace: Equatable {
    fileprivate weak var source: FloatingSourceSlot?
    /// A part of the view, in its own space; nil: all of it.
    var part: ((CGRect) -> CGRect)?
    /// In the stage's space.
    var origin = Point(x: 0, y: 0)

    nonisolated static func == (a: FloatingPlace, b: FloatingPlace) -> Bool { a === b }

    /// On the stage as presented. Nil: the view is not there.
    var rect: CGRect? {
        guard let source else { return nil }
        let own = CGRect(source.rect)
        return CGRect(source.site.toStage.apply(Rect(part?(own) ?? own)))
    }
}

/// Marks the view beside which something floats.
nonisolated struct FloatingSource: ElementModifier {
    typealias Body = Never
    let place: FloatingPlace

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        FloatingSourceSlot(element, entry)
    }
}

final class FloatingSourceSlot: Slot {
    override func apply(isFirst: Bool) {
        (entry as? TypedChainEntry<FloatingSource>)?.modifier.place.source = self
    }
}
