import ConformanceJSON
import Foundation
import TallyCore
import TallyLayers

extension ValueRow {
    /// Nil for what is no class of layers, nor of what belongs to them.
    @MainActor func defaultOfLayer() -> Outcome? {
        guard let name = input["class"].string, let key = input["key"].string else { return .hasNoRunner }
        let value: Any?
        switch name {
        case "CALayer": value = plain(CALayer(), key)
        case "CAShapeLayer": value = shape(CAShapeLayer(), key)
        case "CAGradientLayer": value = gradient(CAGradientLayer(), key)
        case "CATextLayer": value = text(CATextLayer(), key)
        case "CAReplicatorLayer": value = replicator(CAReplicatorLayer(), key)
        case "CAScrollLayer":
            value = key == "scrollMode" ? CAScrollLayer().scrollMode.rawValue : CAScrollLayer().masksToBounds
        case "CAEmitterLayer": value = emitter(CAEmitterLayer(), key)
        case "CAEmitterCell": value = cell(CAEmitterCell(), key)
        case "CATransaction": value = CATransaction.value(forKey: key)
        case "CATiledLayer": value = tiled(CATiledLayer(), key)
        default: return nil
        }
        return compare(value)
    }

    private func compare(_ value: Any?) -> Outcome {
        switch expected {
        case .null: return Outcome(value == nil, "\(value as Any)")
        case .string("opaque black"): return Outcome(value as? CGColor == .black, "\(value as Any)")
        case .string("opaque white"): return Outcome(value as? CGColor == .white, "\(value as Any)")
        case .string("infinity"): return Outcome(value as? Double == .infinity, "\(value as Any)")
        case .string(let name):
            let text = (value as? String)?.replacingOccurrences(of: "non-zero", with: "nonZero")
            return Outcome(text == name, "\(value as Any)")
        case .array:
            switch value {
            case let point as CGPoint: return check([Double(point.x), Double(point.y)])
            case let size as CGSize: return check([Double(size.width), Double(size.height)])
            case let rect as CGRect:
                return check([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
            default: return .fails("\(value as Any)")
            }
        default: return value.flatMap { LayerValue.double($0) }.map { check($0) } ?? .fails("\(value as Any)")
        }
    }

    private func plain(_ layer: CALayer, _ key: String) -> Any? {
        switch key {
        case "isHidden": layer.isHidden
        case "isDoubleSided": layer.isDoubleSided
        case "isGeometryFlipped": layer.isGeometryFlipped
        case "isOpaque": layer.isOpaque
        case "contentsGravity": layer.contentsGravity.rawValue
        case "maskedCorners": Int(layer.maskedCorners.rawValue)
        case "cornerCurve": layer.cornerCurve.rawValue
        case "shadowPath": layer.shadowPath
        case "allowsGroupOpacity": layer.allowsGroupOpacity
        case "minificationFilter": layer.minificationFilter.rawValue
        case "magnificationFilter": layer.magnificationFilter.rawValue
        case "fillMode": layer.fillMode.rawValue
        case "needsDisplayOnBoundsChange": layer.needsDisplayOnBoundsChange
        case "drawsAsynchronously": layer.drawsAsynchronously
        default: layer.value(forKey: key)
        }
    }

    private func shape(_ layer: CAShapeLayer, _ key: String) -> Any? {
        switch key {
        case "fillRule": layer.fillRule.rawValue
        case "lineCap": layer.lineCap.rawValue
        case "lineJoin": layer.lineJoin.rawValue
        case "lineDashPattern": layer.lineDashPattern
        case "fillColor": layer.fillColor
        case "strokeColor": layer.strokeColor
        case "path": layer.path
        case "strokeStart": layer.strokeStart
        case "strokeEnd": layer.strokeEnd
        case "lineWidth": layer.lineWidth
        case "miterLimit": layer.miterLimit
        default: layer.lineDashPhase
        }
    }

    private func gradient(_ layer: CAGradientLayer, _ key: String) -> Any? {
        switch key {
        case "type": layer.type.rawValue
        case "startPoint": layer.startPoint
        case "endPoint": layer.endPoint
        case "colors": layer.colors
        default: layer.locations
        }
    }

    private func text(_ layer: CATextLayer, _ key: String) -> Any? {
        switch key {
        case "font": layer.font
        case "fontSize": layer.fontSize
        case "foregroundColor": layer.foregroundColor
        case "isWrapped": layer.isWrapped
        case "truncationMode": layer.truncationMode.rawValue
        default: layer.alignmentMode.rawValue
        }
    }

    private func tiled(_ layer: CATiledLayer, _ key: String) -> Any? {
        switch key {
        case "levelsOfDetail": layer.levelsOfDetail
        case "levelsOfDetailBias": layer.levelsOfDetailBias
        default: layer.tileSize
        }
    }

    private func replicator(_ layer: CAReplicatorLayer, _ key: String) -> Any? {
        switch key {
        case "instanceCount": layer.instanceCount
        case "instanceDelay": layer.instanceDelay
        case "instanceColor": layer.instanceColor
        default: layer.preservesDepth
        }
    }

    private func emitter(_ layer: CAEmitterLayer, _ key: String) -> Any? {
        switch key {
        case "emitterShape": layer.emitterShape.rawValue
        case "emitterMode": layer.emitterMode.rawValue
        case "renderMode": layer.renderMode.rawValue
        case "birthRate": layer.birthRate
        case "lifetime": layer.lifetime
        case "velocity": layer.velocity
        case "scale": layer.scale
        default: layer.spin
        }
    }

    private func cell(_ cell: CAEmitterCell, _ key: String) -> Any? {
        switch key {
        case "birthRate": cell.birthRate
        case "lifetime": cell.lifetime
        case "scale": cell.scale
        case "color": cell.color
        case "isEnabled": cell.isEnabled
        default: cell.velocity
        }
    }
}
