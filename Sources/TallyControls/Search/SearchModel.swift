import TallyCore
import TallyUI

/// What a view says of its search.
nonisolated struct SearchInput {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    var placement = SearchFieldPlacement.automatic
    /// Nil: "Search".
    var prompt: Text?
    var tokens: SearchTokens?
    /// Of the older form that brings its suggestions itself.
    var suggestions: AnyView?
}

/// One search: whether it is presented, and what its field and its suggestions show.
@MainActor
final class SearchModel: NodeMemoryObject {
    private let node: NodeLink
    private var input: SearchInput?
    private var isShown = false
    /// The binding's value as it was last heard of; nil: there is none.
    private var knownWish: Bool?
    /// What was searched for has been submitted: suggestions wait for the next edit.
    private var hidesSuggestions = false
    private var suggestionSource: SearchSuggestionsSource?
    private var scopeSource: SearchScopesSource?
    private var focusSource: SearchFocusSource?
    /// That around the view that the search is of.
    private(set) var environment: EnvironmentValues?
    private(set) var submitActions: [SubmitAction] = []
    private(set) var tokens: [SearchToken] = []

    private var isBarKept = false

    /// What is selected in the field.
    private var selection: TextSelection?

    private let presented = Signal()
    private let said = Signal()
    private let suggesting = Signal()

    init(_ node: NodeLink) {
        self.node = node
        node.keep(Bool.self, in: self, restore: { isShown = $0 }, read: { $0.isShown })
        node.keep(Bool.self, in: self, restore: { hidesSuggestions = $0 }, read: { $0.hidesSuggestions })
    }

    var holdsState: Bool { isShown }

    func nodeEnded(_ runtime: Runtime) {
        input = nil
        environment = nil
        suggestionSource = nil
        scopeSource = nil
        focusSource = nil
        submitActions = []
        tokens = []
    }

    /// Takes over what the view says; called by its body, which is evaluated again when a binding that is read here changes.
    func update(
        _ input: SearchInput, _ suggestions: SearchSuggestionsSource?, _ scopes: SearchScopesSource?,
        _ focus: SearchFocusSource?, _ submitActions: [SubmitAction], keepsBar: Bool
    ) {
        self.input = input
        isBarKept = keepsBar
        suggestionSource = suggestions
        scopeSource = scopes
        focusSource = focus
        self.submitActions = submitActions
        tokens = input.tokens?.read() ?? []
        said.send(node.runtime)
        guard let wish = input.isPresented?.wrappedValue, wish != knownWish else { return }
        let isFirst = knownWish == nil
        knownWish = wish
        // A stage made anew knows whether it was.
        if isFirst, node.runtime?.isRemaking ?? false { return }
        guard wish != isShown else { return }
        if isFirst { return show() }
        let transaction = node.runtime?.transactionOfUpdate ?? Transaction()
        // Once what the view says is taken over: the bar is to move for this alone.
        if !wish { return hide(transaction) }
        node.runtime?.afterUpdate { [weak self] in withTransaction(transaction) { self?.show() } }
    }

    func note(_ environment: EnvironmentValues) {
        let isOther = self.environment?.storage !== environment.storage
        self.environment = environment
        if isOther { said.send(node.runtime) }
    }

    // MARK: Presentation

    /// Whether a person searches; the body that asks is told when that changes.
    var isPresented: Bool {
        presented.read()
        return isShown
    }

    /// Begins the search, as the field has come to have the focus.
    func present() {
        if hidesSuggestions { suggest() }
        guard !isShown else { return }
        show()
        tell()
    }

    /// Ends the search, as a person or the program asks for it.
    func dismiss() { if isShown { hide { $0.tell() } } }

    private func show() {
        isShown = true
        hidesSuggestions = false
        presented.send(node.runtime, moving: Self.animation)
    }

    /// How the bar and what is below it move.
    private static let animation = Animation.smooth(duration: 0.35)

    /// Ends the search: first the field is emptied, so that what comes of that moves with all the rest.
    private func hide(
        _ transaction: Transaction = Transaction(), _ hidden: @escaping (SearchModel) -> Void = { _ in }
    ) {
        node.runtime?.afterUpdate { [weak self] in
            self?.empty()
            self?.node.runtime?.afterUpdate { [weak self] in
                guard let self else { return }
                isShown = false
                withTransaction(transaction) { presented.send(node.runtime, moving: Self.animation) }
                hidden(self)
            }
        }
    }

    private func empty() {
        input?.tokens?.removeAll()
        if input?.text.wrappedValue.isEmpty == false { input?.text.wrappedValue = "" }
    }

    private func tell() {
        guard let binding = input?.isPresented else { return }
        if binding.wrappedValue != isShown { binding.wrappedValue = isShown }
        knownWish = binding.wrappedValue
    }

    /// Whether a person searches, and the bar shows nothing else meanwhile.
    var hidesBar: Bool {
        said.read()
        return isPresented && !isBarKept
    }

    // MARK: The field

    var prompt: Text {
        said.read()
        return input?.prompt ?? Text("Search")
    }

    /// What is typed.
    var query: String {
        said.read()
        return input?.text.wrappedValue ?? ""
    }

    var hasTokens: Bool { !tokens.isEmpty }
    var scrolls: Bool {
        said.read()
        return input?.placement.displayMode.scrolls ?? true
    }

    /// The text for the field that edits it.
    var editedText: Binding<String> {
        Binding(
            get: { [weak self] in onMain { self?.input?.text.wrappedValue ?? "" } },
            set: { [weak self] new in
                onMain {
                    guard let self else { return }
                    self.input?.text.wrappedValue = new
                    if self.hidesSuggestions { self.suggest() }
                }
            })
    }

    var editedSelection: Binding<TextSelection?> {
        Binding(
            get: { [weak self] in onMain { self?.selection } },
            set: { [weak self] new in onMain { self?.selection = new } })
    }

    func clear() {
        input?.tokens?.removeAll()
        editedText.wrappedValue = ""
    }

    /// Removes the token before the caret that is at the start of the text. False: there is none.
    func removeToken() -> Bool {
        guard hasTokens, let tokens = input?.tokens else { return false }
        withAnimation(.snappy(duration: 0.25)) { tokens.removeLast() }
        return true
    }

    var scopes: SearchScopesSource? {
        said.read()
        return scopeSource
    }

    /// The focus state that the field is tied to.
    var focus: (any AnyFocusTie)? {
        said.read()
        return focusSource?.content
    }

    // MARK: Suggestions

    /// What may be suggested in a list; nil: nothing, or not now.
    var suggestions: (content: AnyView?, tokens: [(token: Any, shown: SearchToken)])? {
        said.read()
        presented.read()
        suggesting.read()
        guard isShown, !hidesSuggestions else { return nil }
        let content = suggestionSource?.content ?? input?.suggestions
        let tokens = input?.tokens?.suggested?() ?? []
        return content == nil && tokens.isEmpty ? nil : (content, tokens)
    }

    private func suggest() {
        hidesSuggestions = false
        suggesting.send(node.runtime)
    }

    /// Called when what is typed has been submitted.
    func submitted() {
        guard !hidesSuggestions else { return }
        hidesSuggestions = true
        suggesting.send(node.runtime)
    }

    /// Puts a suggested text in place of what is typed, and submits it.
    func complete(_ text: String) {
        input?.text.wrappedValue = text
        selection = TextSelection(insertionPoint: text.endIndex)
        submit()
    }

    /// Puts a suggested token in place of what is typed, and submits it. What is no token of this search changes nothing.
    func complete(token: Any) {
        guard let input, let tokens = input.tokens, tokens.add(token) else { return }
        if !input.text.wrappedValue.isEmpty { input.text.wrappedValue = "" }
        submit()
    }

    private func submit() {
        submitted()
        for action in submitActions where action.triggers.contains(.search) { action.action() }
    }
}

extension Runtime {
    /// What the update under way says of animations, and nothing else of it.
    fileprivate var transactionOfUpdate: Transaction {
        let group = updatePass.groupTransaction
        var transaction = Transaction()
        transaction.disablesAnimations = group.disablesAnimations
        if group.animation != nil || group.removesAnimation { transaction.animation = group.animation }
        return transaction
    }
}
