public import Foundation

/// A length of an item or a group: a share of what is around, points, or points until it is measured.
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable {
        case width(CGFloat)
        case height(CGFloat)
        case absolute(CGFloat)
        case estimated(CGFloat)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width(fractionalWidth))
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height(fractionalHeight))
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    open var isFractionalWidth: Bool { if case .width = kind { true } else { false } }
    open var isFractionalHeight: Bool { if case .height = kind { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
    open var isEstimated: Bool { if case .estimated = kind { true } else { false } }
    open var dimension: CGFloat {
        switch kind {
        case .width(let value), .height(let value), .absolute(let value), .estimated(let value): value
        }
    }

    func length(in room: CGSize) -> CGFloat {
        switch kind {
        case .width(let share): (room.width * share).sanitizedLength
        case .height(let share): (room.height * share).sanitizedLength
        case .absolute(let value), .estimated(let value): value.sanitizedLength
        }
    }
}

/// The size of an item or a group.
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }
    var measures: (width: Bool, height: Bool) { (widthDimension.isEstimated, heightDimension.isEstimated) }
}

/// The room between items, or between groups.
open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// Whether it takes what is left.
    public let isFlexible: Bool
    open var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// At least so much.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}
