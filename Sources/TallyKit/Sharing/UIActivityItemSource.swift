public import Foundation

/// What stands for something shared until it is known what is done with it.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Of the kind that the item will be: by it activities are asked whether they can be performed.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns what is shared by an activity; nil: nothing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// For mails, which nobody writes here: never asked.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
