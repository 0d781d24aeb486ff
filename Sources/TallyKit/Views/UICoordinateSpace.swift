public import Foundation

/// A space that points and rectangles are converted from and to.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The view of a space; nil: it is no view's.
///
/// Not optimized: the compiler of 6.3.1 ends in an error where it makes a cast of this kind generic, in a release build.
@MainActor @inline(never) @_optimize(none)
private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

/// A space that is no view's is the window's.
extension UIView: UICoordinateSpace {
    @_optimize(none)
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: view(of: coordinateSpace))
    }
    @_optimize(none)
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: view(of: coordinateSpace))
    }
    @_optimize(none)
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: view(of: coordinateSpace))
    }
    @_optimize(none)
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: view(of: coordinateSpace))
    }
}
