public import TallyCore

// The name is the C function of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the map that undoes this one; this one itself if it flattens space.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
