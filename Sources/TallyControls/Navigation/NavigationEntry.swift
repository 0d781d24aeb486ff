@_spi(Runtime) import TallyCore
import TallyUI

/// A screen of a navigation stack, from the push to the end of the pop.
@MainActor
final class NavigationEntry {
    enum Kind {
        case root
        /// Stands for an element of the path.
        case value(AnyHashable)
        /// A screen that is pushed by a view: a link or a destination that is presented.
        case view(NavigationSource)
    }

    /// Nil once the stack has gone.
    private(set) weak var model: NavigationModel?
    let serial: Int
    let kind: Kind
    let presence: Presence
    let bar = NavigationBarModel()
    /// What is said here of the bar of the tabs around.
    let tabBar = NavigationBarModel()
    /// Given when what makes the screen's content is another.
    let contentChanged = Signal()
    /// On its way out, or waiting until what came over it has arrived.
    var isLeaving = false
    /// What the button that goes back is named after; on its way out it keeps that, though the screen below may have gone already.
    var backTitle: Text?
    /// Whether its title is large because that of the screen below is; on its way out it keeps that, too.
    var inheritsLargeTitle: Bool?
    /// It has been popped and something else pushed at once: it stays in its place until that has arrived.
    var isReplaced = false
    var isSkipped = false
    /// It was skipped and is the topmost one now: it begins its way in, from its start.
    var comesAnew = false
    let startsInPlace: Bool
    weak var screen: ScreenElement?
    /// What it shows on its way out, where what pushed it shows nothing any more.
    fileprivate var lastContent: (() -> AnyView)?

    init(_ model: NavigationModel, serial: Int, _ kind: Kind, startsInPlace: Bool, isShown: Bool) {
        self.model = model
        self.serial = serial
        self.kind = kind
        self.startsInPlace = startsInPlace
        presence = Presence(outer: model.outer, isShown: isShown)
        bar.screen = { [weak self] in self?.screen?.node }
        tabBar.screen = bar.screen
        tabBar.departing = ScreenElement.animation
    }

    var isRoot: Bool { if case .root = kind { true } else { false } }

    /// The screen below, as far as it is not leaving.
    var previous: NavigationEntry? { model?.entry(before: self) ?? (isRoot ? model?.outerEntry?.previous : nil) }

    /// Goes back to the screen below.
    func close() {
        if isRoot, let outer = model?.outerEntry { outer.close() } else { model?.close(self) }
    }

    /// Returns what the screen shows, described anew; the body that asks is told when it is another.
    func content() -> AnyView? {
        contentChanged.read()
        switch kind {
        case .root: return nil
        case .view(let source): return (source.content ?? lastContent)?()
        case .value(let value): return model?.destination(of: value)?.make(value)
        }
    }
}

/// A view that can push a screen: what the screen shows, and what to do when it is popped.
@MainActor
final class NavigationSource: NodeMemoryObject {
    private let node: NodeLink
    fileprivate(set) var content: (() -> AnyView)?
    private(set) weak var entry: NavigationEntry?
    /// Tells a binding that the screen has gone. Nil for a link that has none.
    private(set) var popped: (@MainActor () -> Void)?
    /// In the stage that this one is made from its screen is there.
    private var isToPresent = false

    init(_ node: NodeLink) {
        self.node = node
        node.keep(Bool.self, in: self, restore: { isToPresent = $0 }, read: { $0.isPresenting })
    }

    var holdsState: Bool { entry != nil }

    /// Shows the screen that was there in the stage before.
    func presentAgain(on place: NavigationEntry?) {
        guard isToPresent, place != nil else { return }
        isToPresent = false
        present(true, on: place)
    }

    /// Takes over what the view says, as it is another: its screen shows the newer content, if it is there.
    func update(content: @escaping () -> AnyView, popped: (@MainActor () -> Void)? = nil) {
        self.content = content
        self.popped = popped
        if let entry, !entry.isLeaving { entry.contentChanged.send(node.runtime) }
    }

    /// Gives up the content: a screen on its way out keeps what it shows, and nobody else does.
    func clear() {
        entry?.lastContent = content
        content = nil
        popped = nil
    }

    var isPresenting: Bool { entry.map { !$0.isLeaving } ?? false }

    /// Updates the stack with whether the source wants its screen there.
    func present(_ isPresented: Bool, on place: NavigationEntry?) {
        if isPresented == isPresenting { return }
        if !isPresented, let entry { return close(entry) }
        if let place { entry = place.model?.push(self) }
    }

    private func close(_ entry: NavigationEntry) { entry.model?.close(entry) }

    /// Puts another screen in place of the one that is there.
    func replace(on place: NavigationEntry?) {
        if let entry, isPresenting { close(entry) }
        if let place { entry = place.model?.push(self) }
    }

    func nodeEnded(_ runtime: Runtime) { if popped != nil, let entry, isPresenting { close(entry) } }
}

struct NavigationEntryKey: EnvironmentKey { static let defaultValue: NavigationEntry? = nil }

extension EnvironmentValues {
    /// The screen of a navigation stack that the view stands on; nil outside of one.
    var navigationEntry: NavigationEntry? {
        get { self[NavigationEntryKey.self] }
        set { self[NavigationEntryKey.self] = newValue }
    }
}
