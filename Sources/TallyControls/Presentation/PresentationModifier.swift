import TallyCore

extension View {
    nonisolated func presentation<Content: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) let onDismiss = onDismiss
        return modifier(
            making {
                PresentationModifier(kind: kind, isPresented: isPresented, onDismiss: onDismiss, presented: content)
            })
    }

    nonisolated func presentation<Item: Identifiable, Content: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) let onDismiss = onDismiss
        return modifier(
            making { ItemPresentationModifier(kind: kind, item: item, onDismiss: onDismiss, presented: content) })
    }
}

struct PresentationModifier<Presented: View>: ViewModifier {
    let kind: PresentationKind
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let presented: () -> Presented
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        presented: @escaping () -> Presented
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.presented = presented
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let _ = presenter.update(
            kind, isWanted: isPresented.wrappedValue, turn: turn, end: { isPresented.wrappedValue = false },
            dismissed: onDismiss)
        content
        PresentationHost(model: presenter, version: presenter.version, content: presented)
    }
}

private struct ItemPresentationModifier<Item: Identifiable, Presented: View>: ViewModifier {
    let kind: PresentationKind
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)?,
        presented: @escaping (Item) -> Presented
    ) {
        self.kind = kind
        self.item = item
        self.onDismiss = onDismiss
        self.presented = presented
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let now = item.wrappedValue
        let _ = presenter.update(
            kind, isWanted: now != nil, item: now.map { AnyHashable($0.id) }, turn: turn,
            end: { item.wrappedValue = nil }, dismissed: onDismiss)
        content
        PresentationHost(model: presenter, version: presenter.version) {
            if let now { presented(now) }
        }
    }
}
