public import Foundation
public import TallyCombine
public import TallyCore
public import TallyKit

/// Makes a delegate for a program that is an `App`.
///
/// It is made with the program, once, and told that the program has started. What becomes of the program afterwards it is not
/// told: the environment's `scenePhase` says it. Where it is observable, views find it in their environment, and the delegate of the scene
/// that it names, too.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = UIApplication.shared.delegate as? DelegateType ?? DelegateInstance.launch(delegateType)
        ProgramDelegates.adopt(wrappedValue)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
