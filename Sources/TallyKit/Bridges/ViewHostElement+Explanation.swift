import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
internal import TallyScene
import TallyUI

extension ViewHostElement: ExplainsItsSegments {
    func explanation(drawnBy segment: Segment) -> ElementExplanation? {
        guard let layer = root.layer.layer(drawing: segment) else { return nil }
        var values: [ValueExplanation] = []
        var around: CALayer? = layer
        while let current = around {
            for report in current.motionReports(at: runtime.time) {
                var value = ValueExplanation(
                    name: report.key, owner: current === layer ? nil : current.nameInWords, shown: report.shown,
                    target: report.target)
                value.run = ValueExplanation.Run(
                    animation: report.pace, elapsed: report.elapsed, duration: report.duration)
                value.isRecorded = true
                values.append(value)
            }
            around = current.superlayer
        }
        let frame = root.layer.convert(layer.bounds, from: layer)
        return ElementExplanation(
            kind: layer.nameInWords,
            rect: Rect(frame).offset(x: shownFrame.minX, y: shownFrame.minY), isLeaving: false, values: values,
            remarks: [])
    }
}

extension CALayer {
    /// The class of the view that the layer is of, or its own.
    fileprivate var nameInWords: String {
        (delegate as? UIView).map { "\(type(of: $0))" } ?? name ?? "\(type(of: self))"
    }
}
