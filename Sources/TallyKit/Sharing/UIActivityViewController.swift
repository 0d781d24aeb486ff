public import Foundation
import TallyControls
import TallyCore
import TallyUI

/// A sheet with what can be done with some items.
///
/// There are no other programs to hand them to: it lists *Copy*, which puts texts and addresses on the pasteboard, each on a line, and
/// the program's own activities. One that is chosen is performed, and the sheet goes; it may also be the content of a sheet of SwiftUI's.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Told of the activity, nil where none was chosen; of whether it was done; of nothing handed back; and of no error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Told once, when the sheet has been left.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Those that are not listed, whoever they are of.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Changes nothing: none is shown larger than the others.
    open var allowsProminentActivity = true

    private let items: [Any]
    private let own: [UIActivity]
    /// What is to be told when the sheet has been left.
    private var outcome: (type: UIActivity.ActivityType?, isDone: Bool) = (nil, false)
    private var isLeaving = false
    private var isTold = false

    /// - Parameters:
    ///   - activityItems: texts, addresses, pictures, sources of them, or anything that one of the activities takes.
    ///   - applicationActivities: the program's own, listed after those of the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let (head, choices) = (ActivityHead(placeholders), choices)
        let view = HostingView { [weak self] in
            AnyView(
                ActivityList(
                    head: head, choices: choices, choose: { self?.choose($0) }, close: { self?.end(nil, false) }))
        }
        view.backgroundColor = .secondarySystemBackground
        self.view = view
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Taken away by hand.
        if presentedViewController == nil { tell() }
    }

    // MARK: What is shared

    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func shared(by type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private var choices: [ActivityChoice] {
        let excluded = Set(excludedActivityTypes ?? [])
        let placeholders = placeholders
        return ([CopyActivity()] + own).filter { activity in
            activity.activityType.map { !excluded.contains($0) } ?? true
                && activity.canPerform(withActivityItems: placeholders)
        }
        .compactMap { activity in activity.activityTitle.map { ActivityChoice(activity: activity, title: $0) } }
    }

    // MARK: Choosing

    private func choose(_ activity: UIActivity) {
        guard !isLeaving else { return }
        activity.prepare(withActivityItems: shared(by: activity.activityType))
        let controller = activity.activityViewController
        activity.ended = { [weak self, weak activity, weak controller] isDone in
            guard let self else { return }
            guard let controller, presentedViewController === controller else { return end(activity, isDone) }
            dismiss(animated: true) { self.end(activity, isDone) }
        }
        if let controller { present(controller, animated: true) } else { activity.perform() }
    }

    private func end(_ activity: UIActivity?, _ isDone: Bool) {
        guard !isLeaving else { return }
        isLeaving = true
        outcome = (activity?.activityType, isDone)
        dismiss(animated: true) { self.tell() }
    }

    private func tell() {
        guard !isTold else { return }
        isTold = true
        completionWithItemsHandler?(outcome.type, outcome.isDone, nil, nil)
    }
}

/// Puts what is a text, or an address, on the pasteboard.
private final class CopyActivity: UIActivity {
    private var text: String?

    private static func text(_ items: [Any]) -> String? {
        let texts = items.compactMap { ActivityHead.text(of: $0) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { Self.text(activityItems) != nil }
    override func prepare(withActivityItems activityItems: [Any]) { text = Self.text(activityItems) }
    override func perform() {
        UIPasteboard.general.string = text
        activityDidFinish(true)
    }
}
