import TallyScene

/// Gives a view's space a name that views inside can use.
nonisolated struct CoordinateSpaceModifier: ElementModifier, Equatable {
    typealias Body = Never
    let name: AnyHashable

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        CoordinateSpaceSlot(element, entry)
    }
}

final class CoordinateSpaceSlot: Slot {
    var name: AnyHashable? { (entry as? TypedChainEntry<CoordinateSpaceModifier>)?.modifier.name }
}

extension View {
    @_disfavoredOverload
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Views inside find the space by its name; the innermost of two with one name counts.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension Site {
    /// A rectangle of the site's space in another; in the stage's, as presented, where nobody has the name.
    func convert(_ rect: Rect, to space: CoordinateSpace) -> Rect {
        guard case .named(let name) = space else { return toStage.apply(rect) }
        var result: Rect?
        let toStage = walk { step, map in
            guard let origin = bounds(of: name, step)?.origin else { return true }
            result = map.apply(rect).offset(x: -origin.x, y: -origin.y)
            return false
        }
        return result ?? toStage.apply(rect)
    }
}
