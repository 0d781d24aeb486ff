import Foundation
import TallyScene

extension Path {
    /// Adds an arc by its centre and two angles, after a line from the current point to its start.
    ///
    /// Clockwise counts in a space whose y grows upwards: `false` goes clockwise on the screen. Angles a turn apart or
    /// more give a full circle, whichever the direction.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform t: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if clockwise { sweep = -sweep }
        if sweep < 0 {
            // What is written in degrees or as 2π is a turn but for rounding.
            let isTurn = sweep <= -turn * (1 - 1e-9)
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < -turn * 1e-9 { sweep += turn } else if isTurn { sweep = turn }
        } else if sweep > turn {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        }
        edit {
            $0.addArc(
                center: Point(center), radius: radius, start: startAngle.radians, sweep: clockwise ? -sweep : sweep,
                t.affine)
        }
    }

    /// Adds an arc by its centre, start and extent; a positive `delta` goes clockwise on the screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform t: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: Point(center), radius: radius, start: startAngle.radians, sweep: delta.radians, t.affine)
        }
    }

    /// Adds the arc that touches the line from the current point to `tangent1End`, and the one on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform t: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(tangent1End: Point(tangent1End), tangent2End: Point(tangent2End), radius: radius, t.affine)
        }
    }
}
