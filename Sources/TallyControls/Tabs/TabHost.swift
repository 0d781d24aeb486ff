import Foundation
import TallyCore
import TallyUI

/// The views of a tab view over its bar. The list of the tabs that the bar has no place for comes over the views.
///
/// Its body reads nothing of what the views say of themselves: it would be evaluated with them, and they with it, without end.
struct TabHost<Pages: View>: View {
    let model: TabModel
    let selected: AnyHashable
    let pages: Pages
    @State private var isMoreOpen = false

    init(model: TabModel, selected: AnyHashable, pages: Pages) {
        self.model = model
        self.selected = selected
        self.pages = pages
    }

    var body: some View {
        TabColumn {
            pages.accessibilityHidden(isMoreOpen)
            MoreTabsHead(model: model, selected: selected, isMoreOpen: $isMoreOpen)
                .layoutValue(key: TabPiece.self, value: .head)
            if isMoreOpen {
                MoreTabsList(model: model) { tag in
                    model.select(tag)
                    withAnimation(ScreenElement.animation) { isMoreOpen = false }
                }
                .layoutValue(key: TabPiece.self, value: .list)
                .transition(.move(edge: .leading))
            }
            if ProgramLook.current?.hidesTabs != true {
                TabBarPlace(model: model, selected: selected, isMoreOpen: $isMoreOpen)
                    .layoutValue(key: TabPiece.self, value: .bar)
            }
        }
        .onChange(of: selected) { isMoreOpen = false }
    }
}

/// The bar, which goes out of sight where what is seen says so.
private struct TabBarPlace: View {
    let model: TabModel
    let selected: AnyHashable
    let isMoreOpen: Binding<Bool>

    var body: some View {
        let look = model.look(of: selected)
        let isHidden = look.isHidden == true && !isMoreOpen.wrappedValue
        TabBarShare(share: isHidden ? 0 : 1) {
            TabBar(model: model, selected: selected, look: look, isMoreOpen: isMoreOpen)
                .opacity(isHidden ? 0 : 1)
                .allowsHitTesting(!isHidden)
                .accessibilityHidden(isHidden)
        }
    }
}

/// As high as the share of the bar that is seen; the rest of it is below.
private struct TabBarShare: Layout {
    /// 0…1; beyond it with a spring that bounces.
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        return CGSize(width: size.width, height: size.height * CGFloat(Swift.min(Swift.max(share, 0), 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
}

/// What a view is of a tab view.
struct TabPiece: LayoutValueKey {
    enum Kind: Sendable {
        case pages
        /// Above the pages.
        case head
        /// Over the pages and what is above them.
        case list
        case bar
    }

    static let defaultValue = Kind.pages
}

/// The pages between what is above them and the bar.
private struct TabColumn: Layout {
    /// Returns how much of the height the head takes, and the bar.
    private func taken(_ width: CGFloat?, _ subviews: Subviews) -> (top: CGFloat, bottom: CGFloat) {
        func height(_ kind: TabPiece.Kind) -> CGFloat {
            let proposal = ProposedViewSize(width: width, height: nil)
            return subviews.first { $0[TabPiece.self] == kind }?.sizeThatFits(proposal).height ?? 0
        }
        return (height(.head), height(.bar))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let taken = taken(proposal.width, subviews)
        let both = taken.top + taken.bottom
        guard let pages = subviews.first(where: { $0[TabPiece.self] == .pages }) else { return .zero }
        let size = pages.sizeThatFits(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { Swift.max(0, $0 - both) }))
        return CGSize(width: size.width, height: size.height + both)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let taken = taken(bounds.width, subviews)
        let bottom = bounds.maxY - taken.bottom
        for view in subviews {
            func place(_ y: CGFloat, _ height: CGFloat?) {
                view.place(
                    at: CGPoint(x: bounds.minX, y: y),
                    proposal: ProposedViewSize(width: bounds.width, height: height.map { Swift.max(0, $0) }))
            }
            switch view[TabPiece.self] {
            case .pages: place(bounds.minY + taken.top, bottom - bounds.minY - taken.top)
            case .head: place(bounds.minY, nil)
            case .list: place(bounds.minY, bottom - bounds.minY)
            case .bar: place(bottom, nil)
            }
        }
    }
}
