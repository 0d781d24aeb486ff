public import Foundation
import TallyCore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case large
        case fraction(CGFloat)
        case height(CGFloat)
        case medium
        case custom(Custom)
    }

    /// A type that says a height; two are the same if their types are.
    // unsafe: a type; nothing of it can change.
    private struct Custom: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (a: Custom, b: Custom) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    private let kind: Kind

    /// A height of half of the stage.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the stage but a strip at its top.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a detent at a share of `large`: below 0 counts as 0, above 1 as 1, not-a-number as 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Returns a detent at a height in points, no more than `large`. Below 0 counts as 0, not-a-number as `large`.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Returns a detent at a height that the type says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(Custom(type: type)))
    }

    /// What the height of a detent can depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The height of `large` in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// Returns the height in points of a sheet on a stage of that height; nil where the detent is not to be had.
    func height(stage: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        let largest = Self.largest(stage)
        let preferred: CGFloat? =
            switch kind {
            case .large: largest
            case .medium: stage / 2
            case .fraction(let fraction): fraction * largest
            case .height(let height): height
            case .custom(let custom): custom.type.height(in: Context(maxDetentValue: largest, environment: environment))
            }
        return preferred.map { $0.isNaN ? largest : Swift.max(0, Swift.min($0, largest)) }
    }

    /// Returns the height of `large` in points: over a sheet a strip of the stage is seen, of a low stage a tenth.
    static func largest(_ stage: CGFloat) -> CGFloat { stage - Swift.min(24, stage / 10) }
}

/// A height of sheets that is calculated.
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil if the detent is not to be had in this place.
    static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
