import Foundation
import TallyCore
import TallyUI

/// What a tab view knows of its views, and the drag that moves its pages.
@MainActor
final class TabModel: NodeMemoryObject {
    var holdsState: Bool { true }
    struct Tab {
        let tag: AnyHashable
        let item: AnyView?
        let badge: Text?
        let isDisabled: Bool
        /// Of the item and of the badge: of others with the same tag they are the same.
        let versions: [Int]
    }

    private let node: NodeLink
    private(set) var found: [Tab] = []
    private var choose: (AnyHashable) -> Void = { _ in }
    private var selected: AnyHashable?
    private let tabsChanged = Signal()
    private let released = Signal()
    private(set) var version = 0
    weak var element: TabElement?
    /// What is said of the bar outside of stacks in the tabs.
    let bar = NavigationBarModel()
    /// The stacks in the tabs whose screens have said something of the bar.
    var stacks: [WeakStack] = []
    let stacksChanged = Signal()
    /// The stacks in the tabs that stand on no screen of another one.
    var firstStacks: [WeakStack] = []
    /// The screen that the tabs stand on themselves.
    weak var outerEntry: NavigationEntry?

    init(_ node: NodeLink) {
        self.node = node
        bar.screen = { node.living }
        bar.departing = ScreenElement.animation
    }

    func nodeEnded(_ runtime: Runtime) {}

    /// Takes over which tab is shown, and how one is chosen; called by the tab view's body.
    func update(to selected: AnyHashable, choose: @escaping (AnyHashable) -> Void) {
        (self.selected, self.choose) = (selected, choose)
        released.read()
        version += 1
    }

    /// The views of the bar; the body that asks is told when they are others.
    var tabs: [Tab] {
        tabsChanged.read()
        return found
    }

    func note(_ tabs: [Tab]) {
        let isSame =
            tabs.count == found.count
            && zip(tabs, found).allSatisfy { $0.tag == $1.tag && $0.versions == $1.versions }
        if isSame { return }
        found = tabs
        tabsChanged.send(node.runtime)
    }

    /// Called when a person chooses a tab; who keeps the selection is told, too, if it is the tab that is shown.
    func select(_ tag: AnyHashable) {
        if tag == selected { chooseAgain(tag) }
        choose(tag)
    }

    func drag(_ way: CGSize) { element?.drag(by: Double(way.width), isAcross: abs(way.height) > abs(way.width)) }

    func dragEnded(_ way: CGSize, _ predicted: CGSize) {
        guard let element, let page = element.dragEnded(ahead: Double(predicted.width)) else { return }
        if found.indices.contains(page), found[page].tag != selected { choose(found[page].tag) }
        released.send(node.runtime)
    }
}
