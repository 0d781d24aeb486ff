import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// Finds the row that a view stands behind.
@MainActor
final class RowMemory: NodeMemoryObject {
    private let node: NodeLink
    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    private var frame: ListRowFrameSlot? {
        var owner = node.living?.list.owner
        while let now = owner {
            if let slot = now as? Slot { return slot.element.rowFrame }
            owner = (now as? Element)?.container
        }
        return nil
    }

    /// False for the header and the footer of a section.
    var isRow: Bool { frame?.isRow ?? true }

    /// Whether the row says itself what it stands on; the body that asks is told when that is another.
    var hasGround: Bool {
        guard let frame else { return false }
        frame.changed.read()
        return frame.element.rowTraits.hasGround
    }

    /// The colour of the line below it; the body that asks is told when that is another.
    var separatorTint: Color? {
        guard let frame else { return nil }
        frame.changed.read()
        let traits = frame.element.rowTraits
        return frame.ends.contains(.last) ? traits.sectionSeparatorTint ?? traits.separatorTint : traits.separatorTint
    }

    /// Whether it is the second row, the fourth and so on; the body that asks is told when that is another.
    var isEven: Bool {
        guard let frame else { return false }
        frame.changed.read()
        return frame.isEven
    }

    /// Which rows of its section it is; the body that asks is told when that is another.
    var ends: RowEnds {
        guard let frame else { return [] }
        frame.changed.read()
        return frame.ends
    }
}

/// Tells a view whether it is a row of a list, not a part of one.
@MainActor
final class RowLevel: NodeMemoryObject {
    private let node: NodeLink
    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    var isRow: Bool { node.living?.list.owner?.holdsRows ?? false }
}

/// The card that a row stands on, or its part of it.
struct RowGround: View {
    private let memory = NodeMemory<RowMemory>()
    @Environment(\.shownListLook) private var look

    /// The radius of the cards in points.
    private static var radius: CGFloat { 10 }

    static func shape(_ ends: RowEnds) -> UnevenRoundedRectangle {
        let top = ends.contains(.first) ? radius : 0
        let bottom = ends.contains(.last) ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    var body: some View {
        let ends = memory.wrapped.ends
        if memory.wrapped.isRow, !memory.wrapped.hasGround {
            Self.shape(look == .insetGrouped ? ends : []).fill(look == .plain ? ListFill.plain : .card)
        }
    }
}

/// What lists are drawn on: the published colours of iOS.
struct ListFill: ShapeStyle {
    private let light: UInt32
    private let dark: UInt32
    /// In the dark, on what is presented over the rest of the stage.
    private let elevated: UInt32
    /// The fill behind the cards.
    static let ground = ListFill(light: 0xF2F2_F7FF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)
    static let card = ListFill(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
    /// The fill behind rows without cards.
    static let plain = ListFill(light: 0xFFFF_FFFF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let dark = environment.isElevated ? elevated : dark
        return Color.Resolved(hexadecimal: environment.colorScheme == .dark ? dark : light)
    }
}
