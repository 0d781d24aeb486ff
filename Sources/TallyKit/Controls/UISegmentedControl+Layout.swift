import Foundation
import TallyCore
import TallyLayers

extension UISegmentedControl {
    func insert(_ segment: Segment, at index: Int, isAnimated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if current >= index { current += 1 }
        if let old = touched, old >= index { touched = old + 1 }
        if isAnimated {
            let before = index > 0 ? segments[index - 1].frame : .zero
            segment.frame = CGRect(x: before.maxX, y: 0, width: 0, height: bounds.height)
            segment.alpha = 0
        }
        addSubview(segment)
        ControlMotion.move(isAnimated) { segment.alpha = 1 }
        contentDiffers(isAnimated: isAnimated)
    }

    func remove(at index: Int, isAnimated: Bool) {
        let segment = segments.remove(at: index)
        if touched == index { touched = nil } else if let old = touched, old > index { touched = old - 1 }
        if current == index { current = Self.noSegment } else if current > index { current -= 1 }
        if isAnimated, window != nil {
            UIView.animate(withDuration: ControlMotion.set) {
                segment.alpha = 0
            } completion: { _ in
                segment.removeFromSuperview()
            }
        } else {
            segment.removeFromSuperview()
        }
        contentDiffers(isAnimated: isAnimated)
    }

    func contentDiffers(isAnimated: Bool = false) {
        invalidateIntrinsicContentSize()
        ControlMotion.move(isAnimated && window != nil) { self.place() }
    }

    func showColors() {
        pill.backgroundColor = selectedSegmentTintColor ?? UIColor(light: 0xFFFF_FFFF, dark: 0x6363_66FF)
        for line in lines { line.backgroundColor = .separator }
        for segment in segments { segment.show(self) }
    }

    private func frames() -> [CGRect] {
        let fixed = segments.map(\.width)
        let free = max(bounds.width - fixed.reduce(0, +), 0)
        let wishes = zip(segments, fixed).map { $1 > 0 ? 0 : apportionsSegmentWidthsByContent ? $0.wishedWidth : 1 }
        let sum = max(wishes.reduce(0, +), 1)
        var x: CGFloat = 0
        return zip(fixed, wishes).map { fixed, wish in
            let width = fixed > 0 ? fixed : free * wish / sum
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Places the segments, the pill behind the chosen one, and lines between others.
    func place() {
        let frames = frames()
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func turned(_ rect: CGRect) -> CGRect {
            isTurned ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        for (segment, frame) in zip(segments, frames) { segment.frame = turned(frame) }
        let chosen = isMomentary ? touched ?? Self.noSegment : isDragged ? touched ?? current : current
        let isChosen = frames.indices.contains(chosen)
        if isChosen {
            let rect = turned(frames[chosen]).insetBy(dx: Self.inset, dy: Self.inset)
            // What was not there does not come from elsewhere.
            if pill.alpha == 0 { UIView.atOnce { pill.frame = rect } } else { pill.frame = rect }
        }
        pill.alpha = isChosen ? 1 : 0
        let isShrunk = isTracking && !isMomentary && touched == chosen && isChosen
        pill.transform = isShrunk ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        while lines.count > max(segments.count - 1, 0) { lines.removeLast().removeFromSuperview() }
        while lines.count < segments.count - 1 {
            let line = ControlMotion.part(.separator)
            lines.append(line)
            insertSubview(line, belowSubview: pill)
        }
        for (index, line) in lines.enumerated() {
            let x = isTurned ? bounds.width - frames[index].maxX : frames[index].maxX
            line.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
            line.alpha = chosen == index || chosen == index + 1 ? 0 : 1
        }
        for (index, segment) in segments.enumerated() {
            segment.isChosen = index == chosen
            segment.isFaded = isTracking && index == touched && index != chosen
            segment.show(self)
        }
    }
}
