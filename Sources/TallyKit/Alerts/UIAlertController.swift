public import Foundation
import TallyCore
import TallyLayers

/// Asks a question: in the middle of the window, or by buttons at its bottom edge.
///
/// What is chosen takes the alert away first, and is then told. Return, also in the last of its fields, stands for the preferred
/// action, else the first of the style `default`, else the only one; Escape for the one that cancels.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private let model = AlertModel()
    private let style: Style
    private var chosen: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        style = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
    }

    public required init?(coder: NSCoder) { nil }

    open var preferredStyle: Style { style }
    open override var title: String? {
        didSet { model.changed() }
    }
    open var message: String? {
        didSet { model.changed() }
    }
    /// In the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The one that Return stands for; it is heavier than the others, and has to be one of the actions.
    open var preferredAction: UIAlertAction? {
        didSet { model.changed() }
    }
    /// Nil: there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.model.changed() }
        model.changed()
    }

    /// Adds a field to be typed into. In an action sheet it is reported, and there is none.
    ///
    /// - Parameter configurationHandler: handed the field, to set it up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            return report("Text fields can only be added to an alert controller of style UIAlertController.Style.alert")
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 15)
        field.addTarget(
            nil, action: { [weak self] (field: UITextField) in self?.returnPressed(in: field) },
            for: .editingDidEndOnExit)
        fields.append(field)
        configurationHandler?(field)
        model.changed()
    }

    open override func loadView() {
        view = HostingView { [weak self, model] in
            AnyView(AlertContent(model: model) { self.map { AnyView($0.face) } ?? AnyView(EmptyView()) })
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for field in fields where field.isFirstResponder { field.resignFirstResponder() }
    }

    // MARK: Choosing

    private var face: AlertFaceOfActions {
        AlertFaceOfActions(
            isAlert: style == .alert, title: title, message: message, actions: actions, preferred: preferredAction,
            fields: fields, choose: { [weak self] action in if self?.chosen == nil { self?.chosen = action } },
            dismiss: { [weak self] in self?.go() })
    }

    private func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled, chosen == nil else { return }
        chosen = action
        go()
    }

    /// Goes, and tells the one that was chosen; a press beside the buttons counts as cancelling.
    private func go() {
        guard let action = chosen ?? cancelAction, presentingViewController != nil else { return chosen = nil }
        chosen = action
        dismissModally(true) { [self] in
            guard chosen === action else { return }
            chosen = nil
            action.handler?(action)
        }
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel && $0.isEnabled } }

    private var defaultAction: UIAlertAction? {
        preferredAction ?? actions.first { $0.style == .default } ?? (actions.count == 1 ? actions[0] : nil)
    }

    /// Handles a key that no field has used.
    func keyPressed(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .return: choose(style == .alert ? defaultAction : preferredAction)
        case .escape: choose(cancelAction)
        default: return false
        }
        return true
    }

    /// Goes on to the next field; from the last one it answers.
    private func returnPressed(in field: UITextField) {
        let next = (fields.firstIndex { $0 === field } ?? 0) + 1
        if next < fields.count { fields[next].becomeFirstResponder() } else { choose(defaultAction) }
    }
}
