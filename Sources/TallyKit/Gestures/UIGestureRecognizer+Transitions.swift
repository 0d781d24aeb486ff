import Foundation

// How one state follows another, and what that does to the gestures beside.
extension UIGestureRecognizer {
    func move(to new: State) {
        switch current {
        case .possible:
            if pending != nil { return movePending(to: new) }
            switch new {
            case .possible: return
            case .began, .changed: wish(.began)
            case .ended: wish(.ended)
            case .cancelled, .failed: finish(.failed)
            }
        case .began, .changed:
            switch new {
            case .possible, .began: return
            case .changed: announce(.changed)
            case .ended: finish(.ended)
            case .cancelled, .failed: finish(.cancelled)
            }
        case .ended, .cancelled, .failed: return
        }
    }

    /// It changes while it waits.
    private func movePending(to new: State) {
        switch new {
        case .ended: pending?.isOver = true
        case .cancelled, .failed: finish(.failed)
        case .possible, .began, .changed: return
        }
    }

    /// The gesture is there: it is recognized, fails, or waits for others.
    private func wish(_ new: State) {
        guard mayBegin else { return finish(.failed) }
        pending = (new, new == .ended)
        resolve()
    }

    private var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        return !fingers.contains { isKept($0) }
    }

    /// Whether a view inside, as a control, keeps for itself what the gesture would take.
    func isKept(_ touch: UITouch) -> Bool {
        var inside = touch.view
        while let current = inside, current !== view {
            if !current.gestureRecognizerShouldBegin(self) { return true }
            inside = current.around
        }
        return false
    }

    /// Looks whether what waits may be recognized by now.
    func resolve() {
        guard let pending else { return }
        for rival in rivals.compactMap(\.recognizer) where rival.isFollowing {
            if rival.current == .possible || rival.current.isOver && rival.current != .ended {
                if rival.current == .possible, waits(for: rival) { return }
                continue
            }
            // Recognized: it prevents this one, unless both may be.
            if waits(for: rival) || rival.prevents(self) { return finish(.failed) }
        }
        self.pending = nil
        recognize(pending.state, isOver: pending.isOver)
    }

    private func recognize(_ new: State, isOver: Bool) {
        for rival in rivals.compactMap(\.recognizer)
        where rival.isFollowing && rival.current == .possible && prevents(rival) { rival.finish(.failed) }
        if cancelsTouchesInView {
            for touch in fingers { touch.take() }
        }
        if new == .ended { return finish(.ended) }
        announce(new)
        if isOver { finish(.ended) }
    }

    /// Whether another one cannot be recognized beside this one.
    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    private func announce(_ new: State) {
        let isFirst = current == .possible
        current = new
        if isFirst { tellRivals() }
        act()
    }

    private func finish(_ new: State) {
        pending = nil
        let isFirst = current == .possible
        current = new
        if isFirst { tellRivals() }
        if new != .failed { act() }
        if fingers.isEmpty { resetNow() }
    }

    private func tellRivals() {
        for rival in rivals.compactMap(\.recognizer) where rival.pending != nil { rival.resolve() }
    }

    private func act() {
        for action in actions { action.run(self) }
    }

    /// Makes it ready for the next gesture.
    func resetNow() {
        guard current.isOver else { return }
        current = .possible
        pending = nil
        isFollowing = false
        rivals = []
        reset()
    }
}

/// Another recognizer, which may be gone.
@MainActor
struct GestureRival {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
