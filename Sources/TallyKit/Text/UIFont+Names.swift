/// What a font is called.
struct FontName: Hashable, Sendable {
    var family: String
    var face: String
}

extension UIFont {
    /// The families that iOS brings, in the order of their names. Others that are installed are found by name, too.
    public class var familyNames: [String] { FontFamily.all.map(\.name) }

    /// The names of a family's faces; none of a family that iOS does not bring.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFamily.all.first { $0.name == familyName }?.faces ?? []
    }
}
