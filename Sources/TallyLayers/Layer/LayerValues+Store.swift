internal import Foundation
internal import TallyCore
internal import TallyScene

extension LayerValues: LayerValueStore {
    package subscript(property: LayerProperty) -> LayerValue {
        get {
            switch property {
            case .position: LayerValue(position)
            case .bounds: LayerValue(bounds)
            case .opacity: .number(opacity)
            case .transform: .transform(transform)
            case .sublayerTransform: .transform(sublayerTransform)
            case .anchorPoint: LayerValue(anchorPoint)
            case .anchorPointZ: .number(anchorPointZ)
            case .zPosition: .number(zPosition)
            case .cornerRadius: .number(cornerRadius)
            case .backgroundColor: LayerValue(backgroundColor)
            case .hidden: .flag(isHidden)
            case .masksToBounds: .flag(masksToBounds)
            case .contents: contents.map { .object($0) } ?? .none
            case .borderColor: LayerValue(appearance.borderColor)
            case .borderWidth: .number(appearance.borderWidth)
            case .shadowColor: LayerValue(appearance.shadowColor)
            case .shadowOffset: LayerValue(appearance.shadowOffset)
            case .shadowOpacity: .number(appearance.shadowOpacity)
            case .shadowRadius: .number(appearance.shadowRadius)
            case .shadowPath: appearance.shadowPath.map { .path($0) } ?? .none
            case .contentsRect: LayerValue(appearance.contentsRect)
            case .contentsCenter: LayerValue(appearance.contentsCenter)
            case .contentsScale: .number(appearance.contentsScale)
            case .doubleSided: .flag(appearance.isDoubleSided)
            case .rasterizationScale: .number(appearance.rasterizationScale)
            case .shouldRasterize: .flag(appearance.shouldRasterize)
            default: own[property] ?? .none
            }
        }
        set {
            switch property {
            case .position: position = CGPoint(newValue.pair)
            case .bounds: bounds = CGRect(newValue.rect)
            case .opacity: opacity = newValue.number
            case .transform: transform = newValue.transform
            case .sublayerTransform: sublayerTransform = newValue.transform
            case .anchorPoint: anchorPoint = CGPoint(newValue.pair)
            case .anchorPointZ: anchorPointZ = newValue.number
            case .zPosition: zPosition = newValue.number
            case .cornerRadius: cornerRadius = newValue.number
            case .backgroundColor: backgroundColor = newValue.color.map { CGColor($0) }
            case .hidden: isHidden = newValue.flag
            case .masksToBounds: masksToBounds = newValue.flag
            case .contents: contents = newValue.object
            case .borderColor: appearance.borderColor = newValue.color.map { CGColor($0) }
            case .borderWidth: appearance.borderWidth = newValue.number
            case .shadowColor: appearance.shadowColor = newValue.color.map { CGColor($0) }
            case .shadowOffset: appearance.shadowOffset = CGSize(newValue.pair)
            case .shadowOpacity: appearance.shadowOpacity = newValue.number
            case .shadowRadius: appearance.shadowRadius = newValue.number
            case .shadowPath: appearance.shadowPath = newValue.path
            case .contentsRect: appearance.contentsRect = CGRect(newValue.rect)
            case .contentsCenter: appearance.contentsCenter = CGRect(newValue.rect)
            case .contentsScale: appearance.contentsScale = newValue.number
            case .doubleSided: appearance.isDoubleSided = newValue.flag
            case .rasterizationScale: appearance.rasterizationScale = newValue.number
            case .shouldRasterize: appearance.shouldRasterize = newValue.flag
            default: own[property] = newValue
            }
        }
    }
}

extension LayerValue {
    /// No colour is none.
    package init(_ color: CGColor?) { self = color.map { .color($0.rgba) } ?? .none }
}
