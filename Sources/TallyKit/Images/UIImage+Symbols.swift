public import Foundation
internal import TallyScene
import TallyUI

extension UIImage {
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// What a picture is adapted to.
    open class Configuration: NSObject {
        override init() { super.init() }
    }

    /// The size and weight of a symbol, as of a font.
    open class SymbolConfiguration: Configuration {
        let face: SymbolFace

        init(_ face: SymbolFace) { self.face = face }

        public convenience init(pointSize: CGFloat) { self.init(SymbolFace(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(SymbolFace(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(SymbolFace(scale: scale)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolFace(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolFace(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(font: UIFont) {
            self.init(SymbolFace(pointSize: font.pointSize, weight: SymbolWeight(number: font.request.weight)))
        }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                SymbolFace(
                    pointSize: font.pointSize, weight: SymbolWeight(number: font.request.weight), scale: scale))
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Returns it with what another one says in place of its own.
        open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(face.applying(otherConfiguration.face))
        }
    }

    /// A symbol as Tally draws it, in the size of a font of 17 points. Nil: there is none of this name.
    public convenience init?(systemName name: String) { self.init(systemName: name, SymbolFace()) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, (configuration as? SymbolConfiguration)?.face ?? SymbolFace())
    }

    convenience init?(systemName name: String, _ face: SymbolFace) {
        guard let picture = MainActor.assumeIsolated({ SymbolPictures.picture(name, face) }) else { return nil }
        var look = UIImageLook()
        look.symbol = (name, face)
        self.init(picture, scale: MainActor.assumeIsolated { SymbolPictures.scale }, look)
    }

    public var symbolConfiguration: SymbolConfiguration? {
        look.symbol.map { SymbolConfiguration($0.look) }
    }

    /// Returns a symbol in another size and weight; what is no symbol stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// The same; nil: it is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = look.symbol else { return nil }
        let face = symbol.look.applying(configuration.face)
        let drawn = MainActor.assumeIsolated { (SymbolPictures.picture(symbol.name, face), SymbolPictures.scale) }
        guard let picture = drawn.0 else { return nil }
        var look = look
        look.symbol = (symbol.name, face)
        return UIImage(picture, scale: drawn.1, look)
    }
}

extension UIImage.SymbolWeight {
    /// - Parameter number: 100...900.
    fileprivate init(number: Int) {
        self = UIImage.SymbolWeight(rawValue: min(max((number + 50) / 100, 1), 9)) ?? .regular
    }
}
