import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// An effect about a point of the view, which itself may be on its way.
class AnchoredSlot: EffectSlot {
    final private(set) lazy var frame = Attribute(element)

    final override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
    }

    final override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its \(named.name)", .rect, frame)
        super.reportMotion(to: &report)
    }

    /// Returns the map about a unit point of the frame as shown.
    final func about(x: Double, y: Double, _ map: Affine) -> Affine {
        let f = frame.presented
        let cx = f[0] + f[2] * x
        let cy = f[1] + f[3] * y
        return Affine.translation(x: -cx, y: -cy).concatenating(map).concatenating(.translation(x: cx, y: cy))
    }
}

extension Affine {
    /// Returns a rotation by radians, clockwise as seen, since y grows downwards.
    static func rotation(_ radians: Double) -> Affine {
        let c = Mathematics.cos(radians)
        let s = Mathematics.sin(radians)
        return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }
}
