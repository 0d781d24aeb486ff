import QuartzCore
import UIKit

/// Paper that flies for a moment.
final class ConfettiView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }

    private var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        emitter.emitterShape = .line
        emitter.birthRate = 0
        emitter.emitterCells = [UIColor.systemRed, .systemBlue, .systemGreen, .systemYellow].map(cell)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -8)
        emitter.emitterSize = CGSize(width: bounds.width, height: 1)
    }

    func burst() {
        emitter.birthRate = 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [emitter] in emitter.birthRate = 0 }
    }

    private func cell(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        let size = CGSize(width: 6, height: 10)
        cell.contents =
            UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }.cgImage
        cell.birthRate = 30
        cell.lifetime = 1.6
        cell.velocity = 120
        cell.velocityRange = 60
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 3
        cell.yAcceleration = 160
        cell.spin = 4
        cell.spinRange = 6
        cell.alphaSpeed = -0.5
        return cell
    }
}
