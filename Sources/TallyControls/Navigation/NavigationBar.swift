import Foundation
import TallyCore
import TallyUI

/// A screen of a stack: its content on the ground of the scheme, and its bars over the edges of that.
struct NavigationScreen<Content: View>: View {
    let entry: NavigationEntry
    let content: Content

    var body: some View {
        VStack { content }
            .modifier(OuterSearchPlace(isRoot: entry.isRoot))
            // What is larger than the screen stands out on both sides, and leaves the bars where they are.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .overlay { SearchSuggestionsLayer(bar: entry.bar) }
            .safeAreaInset(edge: .top, spacing: 0) { NavigationBar(entry: entry) }
            .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(entry: entry) }
            .background { ScreenGround(bar: entry.bar) }
    }
}

/// What lies behind a screen.
private struct ScreenGround: View {
    let bar: NavigationBarModel

    var body: some View {
        if let ground = bar.content.screenGround {
            ground
        } else {
            Rectangle().fill(.background).ignoresSafeArea()
        }
    }
}

/// The bar at the top of a screen: back button, title and items, and the field of a search; nothing where there is nothing to
/// show. While a person searches there is the search alone.
private struct NavigationBar: View {
    let entry: NavigationEntry
    @Environment(\.splitToggle) private var splitToggle

    @ViewBuilder var body: some View {
        let content = entry.bar.content
        let previous = entry.previous
        let hasBack = previous != nil && !(content.isBackButtonHidden ?? false)
        let items = content.items.filter { $0.place != .bottom && $0.place != .keyboard }
        let isSearching = content.search?.isPresented ?? false
        let toggle = entry.isRoot && !content.holdsStack ? splitToggle : nil
        let isEmpty = content.title == nil && !hasBack && items.isEmpty && content.search == nil && toggle == nil
        if content.isHidden != true, !content.holdsStack, !isEmpty {
            let look = ProgramLook.current
            let isLarge = content.title != nil && Self.isLarge(entry)
            BarColumn(bar: entry.bar) {
                if !isSearching {
                    BarRow {
                        HStack(spacing: BarMeasures.leadingSpacing) {
                            if let toggle { SplitToggleButton(toggle: toggle) }
                            if hasBack, let previous {
                                BackButton(entry: entry, previous: previous, isTitled: !content.isEditor)
                            }
                            ToolbarItems(items: items, place: .leading)
                            if let title = content.title, content.isEditor || content.isTitleLeading {
                                BarTitle(title: title, menu: content.titleMenu, isLarge: content.isTitleLeading)
                                    .modifier(BarPart(bar: entry.bar, role: isLarge ? .smallTitle : .title))
                            }
                        }
                        HStack(spacing: 12) {
                            let middle = items.filter { $0.place == .middle }
                            if !middle.isEmpty {
                                ToolbarItems(items: items, place: .middle).environment(\.labelLook, .titleAndIcon)
                            } else if let title = content.title, !content.isEditor, !content.isTitleLeading {
                                BarTitle(title: title, menu: content.titleMenu)
                                    .modifier(BarPart(bar: entry.bar, role: isLarge ? .smallTitle : .title))
                            }
                        }
                        HStack(spacing: BarMeasures.trailingSpacing) { ToolbarItems(items: items, place: .trailing) }
                    }
                    .frame(height: BarMeasures.height)
                    .padding(.horizontal, BarMeasures.margin)
                    .contentShape(Rectangle())
                    .transition(Self.leaving)
                    if isLarge, let title = content.title {
                        title.font(look?.largeTitle.font ?? .largeTitle.bold()).lineLimit(1)
                            .titleColor(look?.largeTitle.color)
                            .modifier(AccessibilityAttachmentModifier(AccessibilityChange(addedTraits: .isHeader)))
                            .padding(.bottom, BarMeasures.largeTitleBottom)
                            .padding(.horizontal, BarMeasures.margin)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .modifier(BarPart(bar: entry.bar, role: .largeTitle))
                            .clipShape(BelowTop())
                            .allowsHitTesting(false)
                            .layoutValue(key: BarPiece.self, value: .largeTitle)
                            .transition(Self.leaving)
                    }
                }
                if let search = content.search {
                    SearchBar(model: search, bar: entry.bar)
                        .modifier(BarPart(bar: entry.bar, role: .search))
                        .layoutValue(key: BarPiece.self, value: search.scrolls && !isSearching ? .drawer : .search)
                }
            }
            .environment(\.labelLook, .icon)
            .freshForeground()
            .transformEnvironment(\.tintStyle) { if let tint = look?.barTint { $0 = AnyShapeStyle(tint) } }
            .modifier(BarGround(bar: entry.bar, content: content, look: look))
        }
    }

    /// How the row and the title make room for a search.
    private static let leaving = AnyTransition.offset(y: -2 * BarMeasures.height).combined(with: .opacity)

    private static func isLarge(_ entry: NavigationEntry) -> Bool {
        switch entry.bar.content.displayMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: entry.previous.map(isLarge) ?? true
        }
    }
}

/// What the screen has said of the look of its bar.
private struct BarGround: ViewModifier {
    let bar: NavigationBarModel
    let style: AnyShapeStyle?
    let visibility: Visibility
    let colorScheme: ColorScheme?
    /// What the program has said of all bars; nil where the screen has said something.
    let look: ProgramLook?

    init(bar: NavigationBarModel, content: NavigationBarContent, look: ProgramLook?) {
        self.bar = bar
        let look = content.ground == nil && content.groundVisibility == .automatic ? look : nil
        self.look = look
        style = content.ground ?? look?.ground.color.map { AnyShapeStyle($0) }
        visibility = look?.ground.isNothing == true ? .hidden : content.groundVisibility
        colorScheme = content.colorScheme
    }

    /// Always there: what shows where nothing is below comes over it where something is.
    private var isSolid: Bool { visibility == .visible || style != nil && look == nil }

    func body(content: Content) -> some View {
        content
            .background {
                if visibility != .hidden {
                    BarFace(style: style, edge: .bottom)
                        .modifier(BarPart(bar: bar, role: isSolid ? .ground : .edgeGround))
                        .clipShape(BelowTop())
                        .allowsHitTesting(false)
                }
            }
            .background {
                if let edge = look?.edgeGround, !edge.isNothing {
                    BarFace(style: edge.color.map { AnyShapeStyle($0) }, edge: .bottom)
                        .modifier(BarPart(bar: bar, role: .ground))
                        .clipShape(BelowTop())
                        .allowsHitTesting(false)
                }
            }
            .transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }
}

/// Goes back; named after the screen that it leads to.
private struct BackButton: View {
    let entry: NavigationEntry
    let previous: NavigationEntry
    /// Whether the title of the screen before is seen, or told to assistive technology alone.
    let isTitled: Bool

    private var title: Text { previous.bar.content.title ?? Text("Back") }

    var body: some View {
        Button(action: { entry.close() }) {
            HStack(spacing: BarMeasures.chevronGap) {
                TrailingChevron(
                    width: BarMeasures.chevron.width, height: BarMeasures.chevron.height,
                    lineWidth: BarMeasures.chevronLine
                )
                .rotationEffect(.degrees(180))
                .modifier(AccessibilityAttachmentModifier(AccessibilityChange(isHidden: true)))
                if isTitled { title.font(.body).lineLimit(1) }
            }
        }
        .modifier(AccessibilityAttachmentModifier(AccessibilityChange(label: isTitled ? nil : title)))
        .keyboardShortcut(.cancelAction)
    }
}

/// The first subview at the leading edge, the third at the trailing one, the second in the middle as far as it can.
struct BarRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(0) { $0 + $1.width } + 2 * BarMeasures.gap
        return CGSize(
            width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal,
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        let row = BarMeasures.row(
            width: bounds.width, leading: subviews[0].sizeThatFits(.unspecified).width, middle: ideal,
            trailing: trailing)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: row.leading, height: bounds.height))
        subviews[1].place(
            at: CGPoint(x: bounds.minX + row.middleX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: row.middle, height: bounds.height))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailing, height: bounds.height))
    }
}

/// The items of a bar that stand at one place.
struct ToolbarItems: View {
    let items: [ToolbarEntry]
    let place: ToolbarItemPlacement.Place

    var body: some View {
        ForEach(Array(items.filter { $0.place == place }.enumerated()), id: \.offset) { $0.element.content }
    }
}

/// The title in a bar, which opens a menu if there is one.
private struct BarTitle: View {
    let title: Text
    let menu: AnyView?
    var isLarge = false

    var body: some View {
        let look = ProgramLook.current?.title
        let title = title.font(look?.font ?? (isLarge ? .title2.bold() : .headline)).lineLimit(1)
            .titleColor(look?.color)
            .modifier(AccessibilityAttachmentModifier(AccessibilityChange(addedTraits: .isHeader)))
        if let menu {
            Menu {
                menu
            } label: {
                HStack(spacing: 4) {
                    title
                    Image(systemName: "chevron.down").font(.caption.weight(.bold)).accessibilityHidden(true)
                }
                .standardForeground(.primary)
            }
            .environment(\.labelLook, .titleAndIcon)
        } else {
            title
        }
    }
}

/// The items at the bottom of a screen; nothing where there are none. Those of the keyboard are there while a field has it.
private struct BottomBar: View {
    let entry: NavigationEntry
    private let focus = NodeMemory<FieldFocus>()

    init(entry: NavigationEntry) { self.entry = entry }

    @ViewBuilder var body: some View {
        let content = entry.bar.content
        let ofKeyboard = content.items.filter { $0.place == .keyboard }
        let place: ToolbarItemPlacement.Place =
            !ofKeyboard.isEmpty && focus.wrapped.isInField ? .keyboard : .bottom
        let items = content.items.filter { $0.place == place }
        if !items.isEmpty {
            HStack(spacing: BarMeasures.bottomSpacing) { ToolbarItems(items: items, place: place) }
                .padding(.horizontal, BarMeasures.margin)
                .frame(maxWidth: .infinity)
                .frame(height: NavigationBarModel.bottomHeight)
                .environment(\.labelLook, .icon)
                .freshForeground()
                .contentShape(Rectangle())
                .background {
                    BarFace(style: nil, edge: .top).modifier(BarPart(bar: entry.bar, role: .bottomGround))
                        .allowsHitTesting(false)
                }
        }
    }
}
