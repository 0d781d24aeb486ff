import Foundation
import TallyScene

/// The parts of views that nothing stands over, and the wholes that may be drawn in. They are those of each element
/// that a modifier which takes from the safe area applies to.
@MainActor
package final class SafeArea: NodeMemoryObject {
    private var parts: [ObjectIdentifier: Part] = [:]

    package init(_ node: NodeLink) {}

    package func nodeEnded(_ runtime: Runtime) { parts = [:] }

    /// Sets the safe part and the whole of an element. Those who have asked are told of a change: they may stand where
    /// they stood, with more or less around them.
    package func set(_ element: Element, safe: Rect, whole: Rect) {
        guard let part = part(of: element) else {
            parts = parts.filter { $0.value.element != nil }
            parts[ObjectIdentifier(element)] = Part(element, safe, whole)
            return
        }
        part.set(safe, whole)
    }

    /// Returns the part of an element which the modifier applies to; nil for others.
    fileprivate func part(of element: Element) -> Part? {
        parts[ObjectIdentifier(element)].flatMap { $0.element === element ? $0 : nil }
    }
}

extension SafeArea {
    /// Of one element, in the space that it is laid out in.
    @MainActor
    fileprivate final class Part {
        private(set) weak var element: Element?
        private var safe: Rect
        private var whole: Rect
        /// Those who have asked since it was last another, in the order in which they did.
        private var readers: [Reader] = []
        private var places: [ObjectIdentifier: Int] = [:]
        /// How many there may be before those that have gone are let go of.
        private var room = 16

        private struct Reader { weak var reader: (any SafeAreaReader)? }

        init(_ element: Element, _ safe: Rect, _ whole: Rect) {
            self.element = element
            self.safe = safe
            self.whole = whole
        }

        func set(_ safe: Rect, _ whole: Rect) {
            if safe == self.safe && whole == self.whole { return }
            self.safe = safe
            self.whole = whole
            let told = readers
            readers = []
            places = [:]
            for reader in told { reader.reader?.safeAreaChanged() }
        }

        /// Points within which an edge counts as reached.
        private static let nearness = 0.01

        /// Returns how far the whole is from a rectangle, at the edges where that reaches the end of the safe part.
        ///
        /// - Parameter reader: told when that may be another.
        func insets(around rect: Rect, isMirrored: Bool, for reader: any SafeAreaReader) -> EdgeInsets {
            note(reader)
            let left = rect.minX <= safe.minX + Self.nearness ? Swift.max(0, rect.minX - whole.minX) : 0
            let right = rect.maxX >= safe.maxX - Self.nearness ? Swift.max(0, whole.maxX - rect.maxX) : 0
            let top = rect.minY <= safe.minY + Self.nearness ? Swift.max(0, rect.minY - whole.minY) : 0
            let bottom = rect.maxY >= safe.maxY - Self.nearness ? Swift.max(0, whole.maxY - rect.maxY) : 0
            return EdgeInsets(
                top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
        }

        private func note(_ reader: any SafeAreaReader) {
            if let place = places[ObjectIdentifier(reader)] {
                // Another may have come where one that has gone was kept.
                if readers[place].reader !== reader { readers[place].reader = reader }
                return
            }
            if readers.count == room { sweep() }
            places[ObjectIdentifier(reader)] = readers.count
            readers.append(Reader(reader: reader))
        }

        private func sweep() {
            let alive = readers.compactMap(\.reader)
            readers = alive.map { Reader(reader: $0) }
            places = [:]
            for (place, reader) in alive.enumerated() { places[ObjectIdentifier(reader)] = place }
            room = Swift.max(16, 2 * alive.count)
        }
    }
}

/// Who has asked a safe area how far it goes.
@MainActor
package protocol SafeAreaReader: AnyObject {
    func safeAreaChanged()
}

extension Element: SafeAreaReader {
    package func safeAreaChanged() { if isAlive { invalidateLayout() } }
}

private struct SafeAreaKey: EnvironmentKey { static let defaultValue: SafeArea? = nil }

extension EnvironmentValues {
    /// The safe area of the nearest modifier around that takes from it.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

extension Site {
    /// Returns by how much a rectangle of the site may be drawn beyond its edges. What scrolls has no safe area of its
    /// own.
    ///
    /// - Parameters:
    ///   - environment: of what has the rectangle.
    ///   - reader: told when it may be more or less; nil: the site's element, to be placed again.
    package func safeAreaInsets(
        around rect: Rect, in environment: EnvironmentValues, for reader: (any SafeAreaReader)? = nil
    ) -> EdgeInsets {
        guard let area = environment.safeArea else { return EdgeInsets() }
        var rect = rect
        var here = element
        var passed = level
        var found = area.part(of: here)
        while found == nil {
            for slot in here.slots[passed...] where slot.beginsSpace { rect = slot.transform.apply(rect) }
            guard let next = here.container?.site, !(next.level == 0 && next.element.scrollSite != nil) else {
                return EdgeInsets()
            }
            here = next.element
            passed = next.level
            found = area.part(of: here)
        }
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        return found?.insets(around: rect, isMirrored: isMirrored, for: reader ?? element) ?? EdgeInsets()
    }
}

extension EdgeInsets {
    /// The same as distances to the other side.
    package var reversed: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }

    /// What is not finite counts as 0. No inset is so large that others are lost beside it, or that sums are not finite.
    package var sanitized: EdgeInsets {
        func sanitized(_ inset: CGFloat) -> CGFloat { Swift.min(Swift.max(inset.orZero, -1e6), 1e6) }
        return EdgeInsets(
            top: sanitized(top), leading: sanitized(leading), bottom: sanitized(bottom), trailing: sanitized(trailing))
    }

    /// Returns the insets without those at other edges.
    package func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension Rect {
    /// Returns the rectangle larger at each edge; never of negative extent.
    package func expanded(by insets: EdgeInsets, isMirrored: Bool) -> Rect {
        let left = Double(isMirrored ? insets.trailing : insets.leading)
        let right = Double(isMirrored ? insets.leading : insets.trailing)
        return Rect(
            x: minX - left, y: minY - Double(insets.top), width: Swift.max(0, width + left + right),
            height: Swift.max(0, height + Double(insets.top + insets.bottom)))
    }
}
