public import Foundation

/// What the height of a detent can depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height in points of the largest sheet.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// What tells one detent of a sheet from the others.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        /// Returns a height of half of the stage.
        public class func medium() -> Detent { Detent(.medium) { ($0 as? SheetContext)?.stage.map { $0 / 2 } } }

        /// Returns all of the stage but a strip at its top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a height in points that a block says; nil: it is not to be had at present.
        ///
        /// - Parameter identifier: nil: one of its own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height in points; nil: it is not to be had.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            height(context).map { $0.isNaN ? context.maximumDetentValue : min(max($0, 0), context.maximumDetentValue) }
        }
    }
}

/// A stage of a size, for its sheets.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// The height in points.
    let stage: CGFloat?
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(stage: CGFloat, largest: CGFloat, _ traits: UITraitCollection) {
        self.stage = stage
        maximumDetentValue = largest
        containerTraitCollection = traits
    }
}
