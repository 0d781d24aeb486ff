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
        let isAlone = content.search?.hidesBar ?? false
        let toggle = entry.isRoot && !content.holdsStack ? splitToggle : nil
        let isEmpty = content.title == nil && !hasBack && items.isEmpty && content.search == nil && toggle == nil
        if content.top.isHidden != true, !content.holdsStack, !isEmpty {
            let look = ProgramLook.current
            let isLarge = content.title != nil && Self.isLarge(entry)
            BarColumn(bar: entry.bar) {
                if !isAlone {
                    let middle = items.filter { $0.place == .middle }
                    BarRow(bar: entry.bar, hidesTitle: isLarge && middle.isEmpty) {
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
                            if !middle.isEmpty {
                                ToolbarItems(items: items, place: .middle).environment(\.labelLook, .titleAndIcon)
                            } else if let title = content.title, !content.isEditor, !content.isTitleLeading {
                                BarTitle(title: title, menu: content.titleMenu)
                                    .modifier(BarPart(bar: entry.bar, role: isLarge ? .smallTitle : .title))
                            }
                        }
                        HStack(spacing: BarMeasures.trailingSpacing) {
                            ToolbarItems(items: items, place: .trailing)
                            if items.contains(where: { $0.place == .secondary }) { SecondaryItems(items: items) }
                        }
                    }
                    .modifier(BarTypeSize())
                    .modifier(BarRowWatch(bar: entry.bar))
                    .frame(height: BarMeasures.height)
                    .padding(.horizontal, BarMeasures.margin)
                    .contentShape(Rectangle())
                    .transition(Self.leaving)
                    if isLarge, let title = content.title {
                        title.font(look?.largeTitle.font ?? .largeTitle.bold()).lineLimit(1)
                            .titleColor(look?.largeTitle.color)
                            .modifier(BarTypeSize(largest: .xxxLarge))
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
                        .modifier(BarTypeSize(largest: .xxxLarge))
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
        case .large: return true
        case .inline: return false
        case .automatic:
            if let kept = entry.inheritsLargeTitle, entry.isLeaving { return kept }
            let isLarge = entry.previous.map(isLarge) ?? true
            entry.inheritsLargeTitle = isLarge
            return isLarge
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
        let top = content.top
        let look = top.ground == nil && top.groundVisibility == .automatic ? look : nil
        self.look = look
        style = top.ground ?? look?.ground.color.map { AnyShapeStyle($0) }
        visibility = look?.ground.isNothing == true ? .hidden : top.groundVisibility
        colorScheme = top.colorScheme
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

/// The items of a bar that stand at one place.
struct ToolbarItems: View {
    let items: [ToolbarEntry]
    let place: ToolbarItemPlacement.Place

    var body: some View {
        ForEach(Array(items.filter { $0.place == place }.enumerated()), id: \.offset) { item in
            item.element.view
        }
    }
}

/// The items that are not what a screen is about, in a menu.
private struct SecondaryItems: View {
    let items: [ToolbarEntry]

    var body: some View {
        Menu {
            ToolbarItems(items: items, place: .secondary).environment(\.labelLook, .titleAndIcon)
        } label: {
            Image(systemName: "ellipsis.circle").accessibilityLabel(Text(verbatim: "More"))
        }
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
        if !items.isEmpty, place == .keyboard || content.bottom.isHidden != true {
            let look = content.bottom
            HStack(spacing: BarMeasures.bottomSpacing) { ToolbarItems(items: items, place: place) }
                .modifier(BarTypeSize())
                .padding(.horizontal, BarMeasures.margin)
                .frame(maxWidth: .infinity)
                .frame(height: NavigationBarModel.bottomHeight)
                .environment(\.labelLook, .icon)
                .freshForeground()
                .contentShape(Rectangle())
                .background {
                    if look.groundVisibility != .hidden {
                        let isSolid = look.ground != nil || look.groundVisibility == .visible
                        BarFace(style: look.ground, edge: .top)
                            .modifier(BarPart(bar: entry.bar, role: isSolid ? .title : .bottomGround))
                            .allowsHitTesting(false)
                    }
                }
                .transformEnvironment(\.colorScheme) { if let scheme = look.colorScheme { $0 = scheme } }
                .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}
