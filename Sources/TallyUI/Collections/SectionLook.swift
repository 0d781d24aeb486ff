import Foundation
import TallyCore

/// How the containers around have sections look that stand in them.
package enum SectionLook: Sendable {
    case menu
    /// Rows on the ground of the list.
    case plain
    /// Rows on a card of their own.
    case grouped
}

private struct SectionLookKey: EnvironmentKey { static let defaultValue: SectionLook? = nil }

extension EnvironmentValues {
    /// How sections are shown; with nil a section is its views.
    package var sectionLook: SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}

private struct InSectionTitleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view stands in the header or the footer of a section.
    package var isInSectionTitle: Bool {
        get { self[InSectionTitleKey.self] }
        set { self[InSectionTitleKey.self] = newValue }
    }
}

/// Which section a view is in, for the container; nil: none.
package struct SectionKey: LayoutValueKey {
    package static var defaultValue: Int? { nil }
}

/// Tells a section apart from all others.
@MainActor
final class SectionIdentity {
    let number: Int
    init(_ runtime: Runtime) { number = runtime.nextVersion() }
}

/// The header or the footer of a section.
struct SectionTitle: ViewModifier {
    let look: SectionLook
    let isFooter: Bool
    @Environment(\.headerProminence) private var prominence

    private var isProminent: Bool { prominence == .increased && !isFooter }

    private var font: Font {
        if isProminent { return .title3.weight(.semibold) }
        return look == .plain && !isFooter ? .subheadline.weight(.semibold) : .footnote
    }

    func body(content: Content) -> some View {
        content
            .font(font)
            .standardForeground(isProminent ? HierarchicalShapeStyle.primary : .secondary)
            .textCase(look == .grouped && !isFooter && !isProminent ? .uppercase : nil)
            .environment(\.isInSectionTitle, true)
            .padding(.horizontal, 16)
            .padding(.vertical, look == .menu ? 8 : 6)
    }
}
