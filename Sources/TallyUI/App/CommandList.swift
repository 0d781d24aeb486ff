@_spi(Runtime) import TallyCore

/// The controls of commands: in no layout and never drawn, but there for the keyboard.
@MainActor
final class CommandList: ElementListOwner, NodeEndObserver {
    private var list: ElementList?

    private init(_ runtime: Runtime) {
        list = ElementList(runtime: runtime, owner: self)
        runtime.service(CommandStore.self).lists.append(self)
    }

    static func reconcile<V: View>(_ view: V, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let runtime = update.runtime
        let commands = update.remember(node) { CommandList(runtime) }
        commands.list?.reconcile(LayoutView(layout: ZStackLayout(), content: view), parent: node, update)
    }

    func nodeEnded(_ runtime: Runtime) {
        list?.destroy()
        list = nil
        runtime.service(CommandStore.self).lists.removeAll { $0 === self }
    }

    /// Those that keys activate.
    var candidates: [FocusCandidate] {
        var found: [FocusCandidate] = []
        list?.collectFocus(into: &found, [])
        return found.filter(\.responder.isEnabled)
    }

    func elementListChanged(_ list: ElementList) {}
    func elementAnswersChanged(_ element: Element) {}
}

/// All commands of a program.
final class CommandStore: RuntimeService {
    fileprivate(set) var lists: [CommandList] = []
    /// Those of the program whose other window this one is.
    fileprivate weak var program: CommandStore?

    init(_ runtime: Runtime) {}

    var candidates: [FocusCandidate] { lists.flatMap(\.candidates) + (program?.candidates ?? []) }
}

extension Runtime {
    /// Has keys that are pressed here activate the commands of the program, too.
    package func takeCommands(of program: Runtime) {
        service(CommandStore.self).program = program.service(CommandStore.self)
    }
}
