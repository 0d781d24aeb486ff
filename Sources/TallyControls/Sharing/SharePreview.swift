import TallyCore
public import TallyUI

/// How something that is shared is called and shown.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
        self.init(title: Text(title), image: image, icon: icon)
    }

    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }

    /// The picture that is shown: of others than SwiftUI's images none.
    @MainActor var picture: TallyUI.Image? { image as? TallyUI.Image ?? icon as? TallyUI.Image }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
        self.init(title: Text(title), image: nil, icon: icon)
    }

    public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: Image) where S: StringProtocol {
        self.init(title: Text(title), image: image, icon: nil)
    }

    public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

    @_disfavoredOverload
    public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title), image: nil, icon: nil) }

    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
