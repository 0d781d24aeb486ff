import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// A tab's item in the bar, whatever views it is made of: the first text is its title, what else comes first its icon.
struct TabItemFace<Content: View>: _PrimitiveView {
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let element: TabItemElement
        if let known = node.element(TabItemElement.self) {
            element = known
        } else {
            element = TabItemElement(node, update)
            node.element = element
        }
        element.list.reconcile(view.content, parent: node, update)
        element.finish(update)
    }
}

/// The icon over the title, in the middle of what is offered; one of them alone stands in the middle by itself.
final class TabItemElement: ContainerElement {
    private weak var icon: Element?
    private weak var title: Element?

    private static let iconHeight = Double(BarMeasures.tabIconHeight)
    private static let gap = Double(BarMeasures.tabGap)

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    private func choose() {
        list.collect()
        title = list.elements.first { $0.isText }
        icon = list.elements.first { !$0.isText }
        for element in list.elements {
            // The title says what the icon means.
            element.isOffstage = element !== title && (element !== icon || title != nil)
        }
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        choose()
        let offer = ProposedViewSize(CGSize(rect.size))
        func put(_ element: Element, at middle: Double) {
            let size = element.size(offer)
            element.place(
                at: Point(x: rect.midX - Double(size.width) / 2, y: middle - Double(size.height) / 2), offer)
        }
        for element in list.elements { put(element, at: rect.midY) }
        if let icon, let title {
            let height = Double(title.size(offer).height)
            let top = rect.midY - (Self.iconHeight + Self.gap + height) / 2
            put(icon, at: top + Self.iconHeight / 2)
            put(title, at: top + Self.iconHeight + Self.gap + height / 2)
        }
        needsRecord()
    }

    override func drawContent() -> Affine {
        contentSegment.setChildren([icon, title].compactMap { $0?.segment })
        return .identity
    }
}

/// The icon and the title of a label, for the bar to arrange.
struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

/// A number or a word at the upper trailing side of a tab's icon.
struct TabBadge: View {
    let label: Text

    var body: some View {
        label
            .font(.system(size: BarMeasures.badgeFontSize))
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, BarMeasures.badgeMargin)
            .frame(minWidth: BarMeasures.badgeSide, minHeight: BarMeasures.badgeSide)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - BarMeasures.badgeMargin }
            .accessibilityHidden(true)
    }
}
