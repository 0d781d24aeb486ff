public import UIKit

/// The same numbers made of UIKit's views: each a clipped view with seven labels, which one animation moves.
///
/// What a frame of it costs beside a hand-made wall is the layers' share.
@MainActor
public final class LayerWall {
    public let view = UIView()
    private var columns: [(label: UILabel, top: CGFloat, turned: CGFloat)] = []
    private var isOn = false

    public init(count: Int) {
        let line: CGFloat = 18
        view.backgroundColor = nil
        for index in 0..<count {
            let number = UIView(
                frame: CGRect(x: CGFloat(index % 20) * 80 + 8, y: CGFloat(index / 20) * 20 + 1, width: 63, height: line)
            )
            number.clipsToBounds = true
            for column in 0..<7 {
                let drum = HandMadeDrum(seed: index, column: column)
                let label = UILabel()
                label.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
                label.numberOfLines = 0
                label.text = drum.faces
                let height = label.sizeThatFits(.zero).height
                label.frame = CGRect(x: CGFloat(column) * 9, y: 0, width: 9, height: height)
                number.addSubview(label)
                let face = height / CGFloat(drum.steps + 1)
                columns.append((label, 0, -CGFloat(drum.steps) * face))
            }
            view.addSubview(number)
        }
    }

    /// Sets all of them off.
    public func change() {
        isOn.toggle()
        UIView.animate(springDuration: 0.9) {
            for column in columns { column.label.frame.origin.y = isOn ? column.turned : column.top }
        }
    }
}
