public import Foundation

/// What a tab bar shows of one of its screens.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    public override init() { super.init() }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        let (title, symbol) = systemItem.face
        self.title = title
        image = UIImage(systemName: symbol)
        self.tag = tag
    }

    /// Nil: the other one.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { differs() } }
    }
    /// A number or a word at the icon; nil: none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { differs() } }
    }
    /// Nil: red.
    open var badgeColor: UIColor? {
        didSet { differs() }
    }
    /// Looks in place of the bar's.
    open var standardAppearance: UITabBarAppearance? {
        didSet { differs() }
    }
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { differs() } }
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var face: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}
