public import Foundation

/// A button of a bar, or the space between two.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }

    open var style = Style.plain {
        didSet { if style != oldValue { differs() } }
    }
    /// Of a space: its points; else the least of the button; 0: what its content takes.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { differs() } }
    }
    /// Shown in place of title and picture, as large as it is.
    open var customView: UIView? {
        didSet { if customView !== oldValue { differs() } }
    }
    /// Nil: that of the bar.
    open var tintColor: UIColor? {
        didSet { differs() }
    }
    open var isHidden = false {
        didSet { if isHidden != oldValue { differs() } }
    }
    /// Done by a press, before what the target is sent; what it has of title and picture is shown.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
    }
    /// Whose method a press calls; it is not kept.
    open weak var target: AnyObject?
    final let systemItem: SystemItem?
    final var run: ((UIBarButtonItem) -> Void)?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init()
    }

    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: (() -> Void)?) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
        title = systemItem.title
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        if image == nil { title = title ?? systemItem.name }
        accessibilityLabel = systemItem.name
        self.target = target.map { $0 as AnyObject }
        if let action { run = { _ in action() } }
    }

    public init(title: String?, style: Style, target: Any?, action: (() -> Void)?) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        if let action { run = { _ in action() } }
    }

    public init(image: UIImage?, style: Style, target: Any?, action: (() -> Void)?) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        if let action { run = { _ in action() } }
    }

    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.image = image
        take(primaryAction)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        let (title, image) = (title, image)
        primaryAction = action
        if let title { self.title = title }
        if let image { self.image = image }
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.space(.fixedSpace)
        item.width = width
        return item
    }
    open class func flexibleSpace() -> Self { Self.space(.flexibleSpace) }

    private class func space(_ kind: SystemItem) -> Self { Self(_space: kind) }

    /// What makes the spaces of a class.
    public required init(_space kind: SystemItem) {
        systemItem = kind
        super.init()
    }

    /// Room that other items leave.
    final var isFlexible: Bool { systemItem == .flexibleSpace }
    final var isSpace: Bool { isFlexible || systemItem == .fixedSpace }

    /// Does what a press does.
    final func press() {
        guard isEnabled else { return }
        primaryAction?.performWithSender(self, target: nil)
        run?(self)
    }
}

extension UIBarButtonItem.SystemItem {
    /// What it says where it is a word.
    fileprivate var title: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo: name
        default: nil
        }
    }

    fileprivate var name: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }

    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}
