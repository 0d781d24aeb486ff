import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Somebody who is told what a scroll view does.
@MainActor
class ScrollWatch {
    /// Those further out, for the same scroll view.
    var outer: ScrollWatch?
    fileprivate weak var watcher: ScrollWatcher?

    nonisolated init() {}

    func geometryChanged(_ geometry: ScrollGeometry, _ element: ScrollElement) {}
    func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase, _ element: ScrollElement) {}

    /// Has the scroll view tell everything anew, as what is made of it is another thing.
    final func lookAgain() { watcher?.needsLook = true }
}

private struct ScrollWatchKey: EnvironmentKey { static let defaultValue: ScrollWatch? = nil }

extension EnvironmentValues {
    /// The innermost of those who watch the next scroll view inside; nil: nobody does.
    var scrollWatch: ScrollWatch? {
        get { self[ScrollWatchKey.self] }
        set { self[ScrollWatchKey.self] = newValue }
    }
}

/// Looks what a scroll view does, whenever layout has come to rest.
final class ScrollWatcher: GeometryFollower {
    // Until the scroll view goes, which says that it is over.
    private weak var element: ScrollElement?
    private var seen: ScrollGeometry?
    /// The layout that was looked at last: views may have come or gone where the content is as it was.
    private var seenLayout: Int?
    private var phase = ScrollPhase.idle
    fileprivate var needsLook = false

    init(_ element: ScrollElement) {
        self.element = element
        super.init()
    }

    /// Of several scroll views inside one watch, the first is watched.
    func attach(_ innermost: ScrollWatch?) {
        var next = innermost
        while let watch = next {
            if watch.watcher == nil || watch.watcher?.isOver == true {
                watch.watcher = self
                needsLook = true
            }
            next = watch.outer
        }
    }

    private func forEach(_ body: (ScrollWatch) -> Void) {
        var next = element?.environment.scrollWatch
        while let watch = next {
            if watch.watcher === self { body(watch) }
            next = watch.outer
        }
    }

    override func follow() -> Bool {
        guard let element, element.isAlive, element.hasPlace else { return false }
        let geometry = element.geometry
        let layout = element.runtime.layoutPass.followers.serial
        if needsLook || geometry != seen || layout != seenLayout {
            needsLook = false
            seenLayout = layout
            seen = geometry
            forEach { $0.geometryChanged(geometry, element) }
        }
        let new = element.phase
        if new != phase {
            let old = phase
            phase = new
            forEach { $0.phaseChanged(old, new, element) }
        }
        return false
    }
}

extension ScrollElement {
    func updateWatches(_ watch: ScrollWatch?) {
        guard let watch else { return }
        let watcher = watcher ?? ScrollWatcher(self)
        if self.watcher == nil { runtime.layoutPass.followers.add(watcher) }
        self.watcher = watcher
        watcher.attach(watch)
    }

    var phase: ScrollPhase {
        if hold.isHeld { return .interacting }
        if hold.isGliding { return .decelerating }
        return isUnderWay ? .animating : .idle
    }

    /// What is shown of the content now.
    var geometry: ScrollGeometry {
        let around = room
        let isMirrored = environment.layoutDirection == .rightToLeft
        let here = shownOffset
        let whole = wholeSize
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: here.x - (isMirrored ? around.trailing : around.leading), y: here.y - around.top),
            contentSize: CGSize(
                width: Swift.max(0, whole.width - around.leading - around.trailing),
                height: Swift.max(0, whole.height - around.top - around.bottom)),
            contentInsets: around, containerSize: CGSize(width: viewport.width, height: viewport.height))
    }

    /// Returns the share of a part of the content, without margins, that is seen.
    func shownShare(of rect: CGRect) -> Double {
        guard rect.width > 0, rect.height > 0 else { return 0 }
        let shown = geometry.visibleRect.intersection(rect)
        return shown.isNull ? 0 : Double(shown.width * shown.height / (rect.width * rect.height))
    }
}
