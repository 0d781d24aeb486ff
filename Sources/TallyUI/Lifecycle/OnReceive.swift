public import TallyCombine
import TallyCore

/// Runs an action for each value of a publisher, as long as the view is there.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    private final class Memory: NodeEndObserver {
        var action: (P.Output) -> Void
        var cancellable: AnyCancellable?
        /// What `cancellable` is of.
        var publisher: P
        /// Tells what is surely another one; nil: it hides what tells.
        let comparator = P.self is any ErasedPublisher.Type ? nil : ErasedComparator.lenient(P.self)
        init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
            self.publisher = publisher
            self.action = action
        }
        func nodeEnded(_ runtime: Runtime) { cancellable?.cancel() }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let isNew = update.rememberedCount >= node.remembered.count
        let memory = update.remember(node) { Memory(modifier.publisher, modifier.action) }
        memory.action = modifier.action
        let isSame =
            memory.comparator?.areEqual(&memory.publisher, modifier.publisher)
            ?? areSame(memory.publisher, modifier.publisher)
        if isNew || !isSame {
            memory.publisher = modifier.publisher
            memory.cancellable?.cancel()
            memory.cancellable = modifier.publisher.sink { [weak memory] in memory?.action($0) }
        }
        C._reconcile(content, node, &update)
    }

    /// Compares what publishers hide.
    @MainActor private static func areSame(_ known: P, _ new: P) -> Bool {
        guard let known = known as? any ErasedPublisher, let new = new as? any ErasedPublisher else { return false }
        func compare<B>(_ base: B) -> Bool {
            var base = base
            return (new.base as? B).map { ErasedComparator.lenient(B.self).areEqual(&base, $0) } ?? false
        }
        return compare(known.base)
    }
}

extension View {
    /// Runs an action for what a publisher sends. Another one takes the place of the one before, and sends anew what it sends at
    /// first: so `onReceive(Just(number))` tells each change of a number. The same objects and equal values are the same publisher,
    /// whatever closures operators have. The action is that of the newest.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
