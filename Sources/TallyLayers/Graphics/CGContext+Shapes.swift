public import Foundation
internal import TallyCore
internal import TallyScene

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        draw(.fill(current.outline, .color(faded(state.fill)), evenOdd: rule == .evenOdd))
        beginPath()
    }

    public func strokePath() {
        strokeCurrent()
        beginPath()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke {
            let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
            draw(.fill(current.outline, .color(faded(state.fill)), evenOdd: isEvenOdd))
        }
        if mode != .fill && mode != .eoFill { strokeCurrent() }
        beginPath()
    }

    private func strokeCurrent() {
        let own = current.applying(state.map.inverted())
        draw(.stroke(own.outline, .color(faded(state.stroke)), state.style.stroke), at: state.map.affine)
    }

    public func fill(_ rect: CGRect) {
        with {
            addRect(rect)
        } draw: {
            fillPath()
        }
    }
    public func fill(_ rects: [CGRect]) {
        with {
            addRects(rects)
        } draw: {
            fillPath()
        }
    }
    public func fillEllipse(in rect: CGRect) {
        with {
            addEllipse(in: rect)
        } draw: {
            fillPath()
        }
    }
    public func stroke(_ rect: CGRect) {
        with {
            addRect(rect)
        } draw: {
            strokePath()
        }
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.style.lineWidth
        state.style.lineWidth = width
        stroke(rect)
        state.style.lineWidth = old
    }
    public func strokeEllipse(in rect: CGRect) {
        with {
            addEllipse(in: rect)
        } draw: {
            strokePath()
        }
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            with {
                addLines(between: [points[pair], points[pair + 1]])
            } draw: {
                strokePath()
            }
        }
    }

    private func with(_ path: () -> Void, draw: () -> Void) {
        let kept = current
        current = Path()
        path()
        draw()
        current = kept
    }
}
