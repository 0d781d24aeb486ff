import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// A place on a wheel that shows the view of one row after the other.
final class PickerRow: UIView {
    private(set) var content: UIView?
    /// The view had no size, and has that of the row.
    private var isFilled = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ view: UIView) {
        if view === content, view.around === self { return placeContent() }
        if content?.around === self { content?.removeFromSuperview() }
        content = view
        isFilled = view.bounds.isEmpty
        addSubview(view)
        placeContent()
    }

    /// Lies on the wheel, a way from its middle.
    ///
    /// - Parameter middle: of the wheel, in the space around.
    func roll(_ way: CGFloat, _ size: CGSize, _ shape: WheelShape, middle: CGPoint) {
        if bounds.size != size {
            bounds.size = size
            placeContent()
        }
        let place = shape.place(way, row: size.height)
        center = CGPoint(x: middle.x, y: middle.y + place.height)
        transform = CGAffineTransform(scaleX: 1, y: place.scale)
        alpha = place.opacity
        isHidden = false
    }

    private func placeContent() {
        // A view that the program shows elsewhere by now is not this row's.
        guard let content, content.around === self else { return }
        if isFilled { content.bounds.size = bounds.size }
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
