public import Foundation
internal import TallyScene

/// What a font is: its family, its size and how it differs from the regular one.
open class UIFontDescriptor: NSObject, NSCopying {
    let request: FontRequest
    let isSystem: Bool
    let name: FontName?

    init(_ request: FontRequest, isSystem: Bool, name: FontName? = nil) {
        self.request = request
        self.isSystem = isSystem
        self.name = name
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 2)
        public static let traitMonoSpace = Self(rawValue: 1024)
    }

    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    open var pointSize: CGFloat { CGFloat(request.size) }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.isItalic { traits.insert(.traitItalic) }
        if request.weight >= 600 { traits.insert(.traitBold) }
        if request.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
        var request = request
        change(&request)
        var name = name
        if let own = name, let family = FontFamily.named(own.face)?.family,
            request.weight != self.request.weight || request.isItalic != self.request.isItalic
        {
            name?.face = family.face(weight: request.weight, isItalic: request.isItalic) ?? own.face
        }
        return UIFontDescriptor(request, isSystem: isSystem, name: name)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(newPointSize) } }

    /// Every family has all of them here: what a font lacks is made of what it has.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            $0.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
            if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
        }
    }

    /// Nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard isSystem else { return nil }
        return changed {
            switch design {
            case .rounded: $0.design = .rounded
            case .serif: $0.design = .serif
            case .monospaced: $0.design = .monospaced
            default: $0.design = .default
            }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request, isSystem: isSystem, name: name) }

    /// - Parameter pointSize: 0: the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0, pointSize.isFinite { request.size = Double(pointSize) }
        self.init(request, isSystem: descriptor.isSystem, name: descriptor.name)
    }
}
