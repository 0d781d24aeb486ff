import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// Makes a view for a host, and keeps it up to date.
@MainActor
protocol RepresentedSource {
    /// What is kept between updates.
    associatedtype Made: AnyObject
    func make(_ transaction: Transaction, _ environment: EnvironmentValues) -> Made
    func view(of made: Made) -> UIView
    func update(_ made: Made, _ transaction: Transaction, _ environment: EnvironmentValues)
    func size(_ made: Made, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize?
    func dismantle(_ made: Made)
    /// Whether it is the root of a window: what is presented stands in it.
    var fillsStage: Bool { get }
}

extension RepresentedSource {
    var fillsStage: Bool { false }
}

/// The host of what a representable stands for.
nonisolated struct Represented<Source: RepresentedSource>: _PrimitiveView {
    let source: Source
    /// Tells it from the one before: what `updateUIView` has read may be other though the representable is the same.
    private let turn: Int

    @MainActor init(source: Source) {
        self.source = source
        RepresentedTurns.count &+= 1
        turn = RepresentedTurns.count
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        withUnsafePointer(to: TouchModifier()) { TouchModifier._apply($0, node, &update) }
        let source = view.pointee.source
        let transaction = update.scope.transaction
        let environment = update.environment
        let element: ViewHostElement
        let made: Source.Made
        if let known = node.element(ViewHostElement.self), let kept = known.made as? Source.Made {
            (element, made) = (known, kept)
        } else {
            element = ViewHostElement(node, update)
            node.element = element
            made = update.describe(at: node) { source.make(transaction, environment) }
            element.made = made
            element.root.fillsStage = source.fillsStage
            element.dismantle = { source.dismantle(made) }
        }
        update.describe(at: node) { source.update(made, transaction, environment) }
        if element.root.content == nil { element.root.show(source.view(of: made)) }
        element.sizeThatFits = { source.size(made, $0, environment) }
        element.dismantle = { source.dismantle(made) }
        element.finish(update)
        element.updated(update)
        element.needsRecord()
    }
}

/// How often any representable has been looked at.
@MainActor
private enum RepresentedTurns {
    static var count = 0
}

/// A view and its coordinator.
final class MadeView<Representable: UIViewRepresentable> {
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(_ view: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
        self.view = view
        self.coordinator = coordinator
    }
}

struct ViewSource<Representable: UIViewRepresentable>: RepresentedSource {
    let value: Representable

    private func context(
        _ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
    ) -> UIViewRepresentableContext<Representable> {
        UIViewRepresentableContext(coordinator: coordinator, transaction: transaction, environment: environment)
    }

    func make(_ transaction: Transaction, _ environment: EnvironmentValues) -> MadeView<Representable> {
        let coordinator = value.makeCoordinator()
        return MadeView(value.makeUIView(context: context(coordinator, transaction, environment)), coordinator)
    }

    func view(of made: MadeView<Representable>) -> UIView { made.view }

    func update(_ made: MadeView<Representable>, _ transaction: Transaction, _ environment: EnvironmentValues) {
        value.updateUIView(made.view, context: context(made.coordinator, transaction, environment))
    }

    func size(
        _ made: MadeView<Representable>, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize? {
        value.sizeThatFits(
            proposal, uiView: made.view, context: context(made.coordinator, Transaction(), environment))
    }

    func dismantle(_ made: MadeView<Representable>) {
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    }
}

/// A controller and its coordinator.
final class MadeController<Representable: UIViewControllerRepresentable> {
    let controller: Representable.UIViewControllerType
    let coordinator: Representable.Coordinator

    init(_ controller: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
        self.controller = controller
        self.coordinator = coordinator
    }
}

struct ControllerSource<Representable: UIViewControllerRepresentable>: RepresentedSource {
    let value: Representable

    private func context(
        _ coordinator: Representable.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
    ) -> UIViewControllerRepresentableContext<Representable> {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: transaction, environment: environment)
    }

    func make(_ transaction: Transaction, _ environment: EnvironmentValues) -> MadeController<Representable> {
        let coordinator = value.makeCoordinator()
        let controller = value.makeUIViewController(context: context(coordinator, transaction, environment))
        // What its views are is there for the first update.
        controller.loadViewIfNeeded()
        return MadeController(controller, coordinator)
    }

    func view(of made: MadeController<Representable>) -> UIView { made.controller.view }

    var fillsStage: Bool { value is ControllerContent }

    func update(_ made: MadeController<Representable>, _ transaction: Transaction, _ environment: EnvironmentValues) {
        value.updateUIViewController(made.controller, context: context(made.coordinator, transaction, environment))
    }

    func size(
        _ made: MadeController<Representable>, _ proposal: ProposedViewSize, _ environment: EnvironmentValues
    ) -> CGSize? {
        value.sizeThatFits(
            proposal, uiViewController: made.controller,
            context: context(made.coordinator, Transaction(), environment))
    }

    func dismantle(_ made: MadeController<Representable>) {
        Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
}

/// A controller as the root of a window or a stage.
struct ControllerContent: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A view as the root of a stage.
struct ViewContent: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
