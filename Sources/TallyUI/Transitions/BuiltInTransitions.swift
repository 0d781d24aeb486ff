public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A transition from and to nothing by opacity.
public struct OpacityTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
    public static let properties = TransitionProperties(hasMotion: false)
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition from and to a smaller or larger size.
public struct ScaleTransition: Transition {
    /// Times the view's own size, before it is there and after.
    public var scale: Double
    /// The point of the view that stays where it is.
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition from and to a place aside.
public struct OffsetTransition: Transition {
    /// Points from its place, before it is there and after.
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition in from an edge and out to it, by the view's own extent.
public struct MoveTransition: Transition {
    /// Where it comes from and goes to.
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnExtentOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// A transition in from the leading edge, out to the trailing one.
public struct SlideTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnExtentOffset(edge: .trailing, amount: phase.value))
    }
}

/// A transition in from an edge and out through the opposite one, fading.
public struct PushTransition: Transition {
    /// Where it comes from; it goes through the opposite one.
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnExtentOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One transition to come by and another to go by.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { .init() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { .init() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { .init() } }
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { .init(0.00001) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { .init(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .init(CGSize(width: x, height: y)) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}

/// Moves a view towards an edge by a share of its own extent.
nonisolated struct OwnExtentOffset: ElementModifier, Equatable {
    typealias Body = Never
    let edge: Edge
    let amount: Double

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        OwnExtentSlot(element, applied)
    }
}

final class OwnExtentSlot: Slot {
    override var hasEffect: Bool { true }
    private lazy var amount = Attribute(element)
    private var modifier: OwnExtentOffset? { (applied as? TypedAppliedModifier<OwnExtentOffset>)?.modifier }

    override func apply(isFirst: Bool) { amount.set(.init(modifier?.amount ?? 0), scope: scope) }

    override func reportMotion(to report: inout MotionReport) {
        report.add("offset by a share of its own size", .number, amount)
    }

    override func rectChanged() { element.needsRecord() }

    override var transform: Affine {
        let share = amount.presented[0]
        let forward = applied.environment.layoutDirection == .rightToLeft ? -1.0 : 1.0
        switch modifier?.edge {
        case .top: return .translation(x: 0, y: -share * rect.height)
        case .bottom: return .translation(x: 0, y: share * rect.height)
        case .leading: return .translation(x: -share * rect.width * forward, y: 0)
        case .trailing: return .translation(x: share * rect.width * forward, y: 0)
        case nil: return .identity
        }
    }
}
