public import Foundation

/// Something that can be done with what is shared, beside those of the system: a program derives its own from it.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    /// What tells activities from one another. Of Apple's, only `copyToPasteboard` is here; the others can be named.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        public static let message = Self("com.apple.UIKit.activity.Message")
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        public static let print = Self("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
        public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// Whether it hands something on or does something with it; both stand in one list here.
    open class var activityCategory: Category { .action }

    open var activityType: ActivityType? { nil }
    /// Nil: it is not listed.
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }

    /// Whether it is listed for what is shared.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called once it has been chosen, before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Presented in place of `perform()`, until `activityDidFinish(_:)` is called; nil: there is nothing to show.
    open var activityViewController: UIViewController? { nil }
    /// Does it, and has to call `activityDidFinish(_:)`, then or later.
    open func perform() { activityDidFinish(true) }
    /// Called by the program when it is done, or called off: the sheet goes, and is told.
    open func activityDidFinish(_ completed: Bool) {
        let ended = ended
        self.ended = nil
        ended?(completed)
    }

    /// Who waits for the end.
    final var ended: ((Bool) -> Void)?
}
