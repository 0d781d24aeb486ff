public import Foundation
public import TallyCore
import TallyLayers

/// A view of UIKit's as one of SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Called after the view was made, and whenever what this value or its surroundings say is other.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view goes.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what lives as long as the view; before that is made.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil: as the view's intrinsic size and its priorities say.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) has no body; its view is made by makeUIView(context:).") }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(view.pointee, node, &update) { Represented(source: ViewSource(value: $0)) }
    }
}

/// What a representable is told beside its own values.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    /// That of the change which is shown: its animation is read here.
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A controller of UIKit's as a view of SwiftUI's: it shows the controller's view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: Never {
        fatalError("\(Self.self) has no body; its controller is made by makeUIViewController(context:).")
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(view.pointee, node, &update) { Represented(source: ControllerSource(value: $0)) }
    }
}

/// What a representable of a controller is told beside its own values.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}
