public import Foundation

/// What an action and a menu have in common. Menus are not there.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    open fileprivate(set) var title = ""
    open fileprivate(set) var image: UIImage?
    open var subtitle: String?

    override init() { super.init() }
}

public typealias UIActionHandler = (UIAction) -> Void

/// What a control does, with a title and a picture for those that show them.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    open var selectedImage: UIImage?
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    /// What does it, while it is done.
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    private static var count = 0

    /// - Parameter identifier: nil: one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        if identifier == nil { Self.count += 1 }
        self.identifier = identifier ?? Identifier("action \(Self.count)")
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init()
        self.title = title
        self.image = image
        self.subtitle = subtitle
    }

    func perform(_ sender: Any?) {
        let old = self.sender
        self.sender = sender
        if !attributes.contains(.disabled) { handler(self) }
        self.sender = old
    }

    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender) }
}
