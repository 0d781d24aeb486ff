import TallyCore

extension View {
    /// Makes the screens of the values of a type that are in the path of the stack around.
    ///
    /// Of two for one type the one nearer to the root counts. Outside of a stack it does nothing.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier<D, C>(destination: destination))
    }

    /// Pushes a screen while the binding is true; popping the screen makes it false. Outside of a stack it does nothing.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let destination = destination()
        return modifier(making { PresentedDestinationModifier(isPresented: isPresented, destination: destination) })
    }

    /// Pushes a screen of the item while there is one; popping the screen makes it nil, another item pushes another screen.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let destination = destination
        return modifier(making { ItemDestinationModifier(item: item, destination: destination) })
    }
}

/// Takes part in making screens as long as the view is there; nothing of it is seen.
nonisolated private struct ValueDestinationModifier<D: Hashable, C: View>: ViewModifier {
    typealias Body = Never
    let destination: (D) -> C

    private final class Memory: NodeEndObserver {
        var destination: NavigationModel.Destination?
        weak var model: NavigationModel?

        func nodeEnded(_ runtime: Runtime) { if let destination { model?.remove(destination) } }
    }

    @MainActor static func _reconcile<Content: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<Content>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let memory = update.remember(node) { Memory() }
        if let entry = update.environment.navigationEntry, let model = entry.model {
            let destination = modifier.destination
            let make: (AnyHashable) -> AnyView = { value in
                guard let value = value.base as? D else { return AnyView(EmptyView()) }
                return AnyView(destination(value))
            }
            if let known = memory.destination {
                known.make = make
                model.destinationChanged(known)
            } else {
                let made = NavigationModel.Destination(ObjectIdentifier(D.self), screen: entry.serial, make)
                memory.destination = made
                memory.model = model
                model.add(made)
            }
        }
        Content._reconcile(content, node, &update)
    }
}

private struct PresentedDestinationModifier<Destination: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let destination: Destination
    private let source = NodeMemory<NavigationSource>()
    @Environment(\.navigationEntry) private var place

    init(isPresented: Binding<Bool>, destination: Destination) {
        self.isPresented = isPresented
        self.destination = destination
    }

    func body(content: Content) -> some View {
        let source = source.wrapped
        let _ = source.update(content: { AnyView(destination) }, popped: { isPresented.wrappedValue = false })
        let _ = source.present(isPresented.wrappedValue, on: place)
        content
    }
}

private struct ItemDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
    let item: Binding<Item?>
    let destination: (Item) -> Destination
    private let source = NodeMemory<NavigationSource>()
    @State private var shown = ShownItem<Item>()
    @Environment(\.navigationEntry) private var place

    init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
        self.item = item
        self.destination = destination
    }

    func body(content: Content) -> some View {
        let _ = update()
        content
    }

    private func update() {
        let source = source.wrapped
        guard let new = item.wrappedValue else {
            source.present(false, on: place)
            source.clear()
            return shown.item = nil
        }
        let isOther = source.isPresenting && shown.item != new
        shown.item = new
        source.update(
            content: { AnyView(destination(new)) },
            popped: { if item.wrappedValue == new { item.wrappedValue = nil } })
        if isOther { source.replace(on: place) } else { source.present(true, on: place) }
    }
}

/// The item whose screen is there.
@MainActor
private final class ShownItem<Item: Hashable> {
    var item: Item?
}
