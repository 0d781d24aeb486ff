import TallyCore

/// How the dots of pages look.
public protocol IndexViewStyle {
    /// Of the looks that the runtime knows, which one it is.
    nonisolated var _showsGround: Bool { get }
}

/// Dots, with a ground behind them or without.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let isShown: Bool
        /// There is none: a finger, for which it would come, has no use for the dots.
        public static let automatic = PageIndexViewStyle.BackgroundDisplayMode(isShown: false)
        /// There is none: a finger, for which it would come, has no use for the dots.
        public static let interactive = PageIndexViewStyle.BackgroundDisplayMode(isShown: false)
        public static let always = PageIndexViewStyle.BackgroundDisplayMode(isShown: true)
        public static let never = PageIndexViewStyle.BackgroundDisplayMode(isShown: false)
    }

    private let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    public nonisolated var _showsGround: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PageDotsGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether there is a ground behind the dots of pages.
    var hasPageDotsGround: Bool {
        get { self[PageDotsGroundKey.self] }
        set { self[PageDotsGroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the dots of pages in the view look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.hasPageDotsGround, style._showsGround)
    }
}
