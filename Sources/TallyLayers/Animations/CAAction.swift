public import Foundation

/// What happens when a layer's property changes, or when the layer comes and goes.
public protocol CAAction: AnyObject {
    /// Does it, for the property or event of that name of an object, most often a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Found for a key, it means that nothing happens, and that the search is over.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
