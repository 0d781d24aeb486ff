import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// What is behind a bar: the material of bars, a colour or a picture, and the line to the content.
final class BarGround: UIView {
    private let line = ControlMotion.part()
    private let picture = UIImageView()
    /// The line is at the top: the bar stands below the content.
    private let isBelow: Bool
    private var hasMaterial = false

    override class var layerClass: AnyClass { HostingLayer.self }

    init(isBelow: Bool) {
        self.isBelow = isBelow
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.contentMode = .scaleToFill
        addSubview(picture)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance) {
        // A colour that covers all leaves nothing to be seen of the material.
        let isCovered = (appearance.backgroundColor?.cgColor.alpha ?? 0) >= 1
        hasMaterial = appearance.hasMaterial && !isCovered && appearance.backgroundImage == nil
        backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.isHidden = appearance.backgroundImage == nil
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        line.isHidden = line.backgroundColor == nil
        draw()
        setNeedsLayout()
    }

    override func surroundingsDiffer() {
        super.surroundingsDiffer()
        draw()
    }

    override func layOutOwn() {
        super.layOutOwn()
        let thickness = BarMeasures.hairline
        line.frame = CGRect(
            x: 0, y: isBelow ? 0 : bounds.height - thickness, width: bounds.width, height: thickness)
        picture.frame = bounds
        draw()
    }

    private func draw() { (layer as? HostingLayer)?.show(hasMaterial ? .bar : nil, scheme: ColorScheme(styleHere)) }
}
