import Foundation
import TallyLayers

extension UISlider {
    func showColors() {
        low.backgroundColor = minimumTrackTintColor ?? tintColor
        high.backgroundColor = maximumTrackTintColor ?? .systemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }

    func place() {
        let line = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: line, value: current)
        high.frame = line
        low.frame = CGRect(x: line.minX, y: line.minY, width: max(thumb.midX - line.minX, 0), height: line.height)
        knob.frame = thumb
        knob.layer.cornerRadius = thumb.height / 2
        knobImage.frame = thumb
        lowImage.frame = minimumValueImageRect(forBounds: bounds)
        highImage.frame = maximumValueImageRect(forBounds: bounds)
    }
}
