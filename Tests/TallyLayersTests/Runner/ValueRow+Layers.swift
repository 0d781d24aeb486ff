import ConformanceJSON
import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage

extension ValueRow {
    private func rect(_ json: JSON) -> CGRect? {
        guard let n = json.numbers, n.count == 4 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    private func point(_ json: JSON) -> CGPoint? {
        guard let n = json.numbers, n.count == 2 else { return nil }
        return CGPoint(x: n[0], y: n[1])
    }

    private func check(_ rect: CGRect, _ wanted: JSON) -> Outcome {
        check([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }, wanted)
    }

    private func transform(_ name: String?) -> CATransform3D {
        switch name {
        case "scale(2,2,1)": CATransform3DMakeScale(2, 2, 1)
        case "rotation(pi/2,z)": CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        case "rotation(pi/4,z)": CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        default: CATransform3DIdentity
        }
    }

    func geometry() -> Outcome {
        let layer = CALayer()
        if let anchor = point(input["anchorPoint"]) { layer.anchorPoint = anchor }
        if let frame = rect(input["setFrame"]) {
            layer.frame = frame
            return .all([
                check([layer.position.x, layer.position.y].map { Double($0) }, expected["position"]),
                check([layer.bounds.width, layer.bounds.height].map { Double($0) }, expected["boundsSize"]),
            ])
        }
        if let bounds = rect(input["setBounds"]) {
            layer.bounds = bounds
            return check(layer.bounds, expected["bounds"])
        }
        if let place = point(input["convertToParent"]) {
            let parent = CALayer()
            if let bounds = rect(input["parentBounds"]) { parent.bounds = bounds }
            parent.addSublayer(layer)
            layer.bounds = rect(input["childBounds"]) ?? .null
            layer.position = point(input["childPosition"]) ?? .zero
            layer.transform = transform(input["childTransform"].string)
            let converted = layer.convert(place, to: parent)
            return check([Double(converted.x), Double(converted.y)])
        }
        guard let bounds = rect(input["bounds"]), let position = point(input["position"]) else { return .hasNoRunner }
        layer.bounds = bounds
        layer.position = position
        layer.transform = transform(input["transform"].string)
        return check(layer.frame, expected["frame"])
    }

    func scrollLayer() -> Outcome {
        guard let origin = point(input["boundsOrigin"]), let target = point(input["scrollTo"]) else {
            return .hasNoRunner
        }
        let layer = CAScrollLayer()
        layer.bounds = CGRect(origin: origin, size: CGSize(width: 10, height: 10))
        layer.scrollMode = CAScrollLayerScrollMode(rawValue: input["scrollMode"].string ?? "")
        layer.scroll(to: target)
        return check([Double(layer.bounds.minX), Double(layer.bounds.minY)])
    }

    @MainActor func autoresizing() -> Outcome {
        guard let old = rect(input["old"]), let new = rect(input["new"]), let frame = rect(input["frame"]) else {
            return .hasNoRunner
        }
        let scene = LayerScene()
        let outer = UIView(frame: old)
        let inner = UIView(frame: frame)
        for name in (input["mask"].array ?? []).compactMap(\.string) {
            switch name {
            case "flexibleWidth": inner.autoresizingMask.insert(.flexibleWidth)
            case "flexibleLeftMargin": inner.autoresizingMask.insert(.flexibleLeftMargin)
            case "flexibleRightMargin": inner.autoresizingMask.insert(.flexibleRightMargin)
            default: return .hasNoRunner
            }
        }
        outer.addSubview(inner)
        scene.root.addSubview(outer)
        scene.advance(0)
        outer.frame = new
        scene.advance(0)
        return check(inner.frame, expected)
    }

    @MainActor func contentMode() -> Outcome {
        guard let size = input["bounds"].numbers, let image = input["image"].numbers,
            let name = input["contentMode"].string
        else { return .hasNoRunner }
        let modes: [String: UIView.ContentMode] = [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
            "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
        guard let mode = modes[name] else { return .hasNoRunner }
        let scene = LayerScene()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        view.layer.contents = Pictures.plain(width: Int(image[0]), height: Int(image[1]))
        view.contentMode = mode
        scene.root.addSubview(view)
        scene.advance(0)
        return scene.stage.frame.images.first.map { check($0.rect, expected) } ?? .fails("no image")
    }

    @MainActor func font() -> Outcome {
        guard let size = input["systemFont"].number else { return .hasNoRunner }
        let font = UIFont.systemFont(ofSize: CGFloat(size))
        return .all([
            check(Double(font.ascender), expected["ascender"]), check(Double(font.descender), expected["descender"]),
            check(Double(font.lineHeight), expected["lineHeight"]),
            check(Double(font.capHeight), expected["capHeight"]),
        ])
    }
}
