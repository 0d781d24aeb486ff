public import Foundation
public import TallyCore

extension NSValue {
    /// How Foundation calls the sixteen numbers; it knows no structures beside its own.
    static let transformType = "[16d]"

    /// A transform in a box, as lists of animations' values often have them. The transform itself serves as well.
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: Self.transformType)
    }

    /// The transform in the box; the identity if the box holds something else.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == Self.transformType else { return CATransform3DIdentity }
        var t = CATransform3DIdentity
        getValue(&t)
        return t
    }
}
