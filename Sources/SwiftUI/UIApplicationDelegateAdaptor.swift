public import Foundation
public import TallyCombine
public import TallyCore
public import TallyKit

/// Makes a delegate for a program that is an `App`.
///
/// It is made with the program, once, and told that the program has started. What becomes of the program afterwards it is not
/// told: the environment's `scenePhase` says it.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    public var wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let application = UIApplication.shared
        if let made = application.delegate as? DelegateType {
            wrappedValue = made
            return
        }
        let made = DelegateInstance.make(delegateType)
        wrappedValue = made
        application.delegate = made
        _ = made.application(application, willFinishLaunchingWithOptions: nil)
        _ = made.application(application, didFinishLaunchingWithOptions: nil)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
