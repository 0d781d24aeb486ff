import QuartzCore
import UIKit

/// A number whose digits are columns that scroll, each to rest a little later than the one before.
final class ScrollCounterView: UIView {
    /// Seconds that the first column scrolls.
    var duration: CFTimeInterval = 0.9
    /// Seconds that each column stops after the one before.
    var stagger: CFTimeInterval = 0.15
    /// How many digits pass before the last.
    var density = 6
    var isAscending = true
    var font = UIFont.monospacedDigitSystemFont(ofSize: 44, weight: .bold)

    var value = 0 {
        didSet { prepareColumns() }
    }

    private var columns: [CAScrollLayer] = []
    /// Layers do not keep their views.
    private var labels: [UILabel] = []

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(String(value).count) * 32, height: 56)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        prepareColumns()
    }

    func startAnimation() {
        prepareColumns()
        layoutIfNeeded()
        animateColumns()
    }

    func stopAnimation() {
        for column in columns { column.removeAnimation(forKey: "scroll") }
    }

    private func prepareColumns() {
        for column in columns { column.removeFromSuperlayer() }
        columns = []
        labels = []
        invalidateIntrinsicContentSize()
        let digits = String(value).compactMap(\.wholeNumberValue)
        let width = bounds.width / CGFloat(max(digits.count, 1))
        for (index, digit) in digits.enumerated() {
            let column = CAScrollLayer()
            column.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            column.scrollMode = .vertically
            fill(column, with: faces(endingAt: digit))
            layer.addSublayer(column)
            columns.append(column)
        }
    }

    /// From the one that is seen at rest, which is the first, down to where the column comes from.
    private func faces(endingAt digit: Int) -> [Int] {
        (0...density).map { step in
            let face = isAscending ? digit - step : digit + step
            return (face % 10 + 10) % 10
        }
    }

    private func fill(_ column: CAScrollLayer, with faces: [Int]) {
        for (index, face) in faces.enumerated() {
            let label = UILabel()
            label.font = font
            label.textAlignment = .center
            label.text = "\(face)"
            label.frame = CGRect(
                x: 0, y: CGFloat(index) * bounds.height, width: column.bounds.width, height: bounds.height)
            column.addSublayer(label.layer)
            labels.append(label)
        }
    }

    private func animateColumns() {
        var offset: CFTimeInterval = 0
        for column in columns {
            let distance = CGFloat(density) * bounds.height
            let animation = CABasicAnimation(keyPath: "sublayerTransform.translation.y")
            animation.fromValue = -distance
            animation.toValue = 0
            animation.duration = duration + offset
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            column.add(animation, forKey: "scroll")
            offset += stagger
        }
    }
}
