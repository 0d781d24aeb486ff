public import Foundation
public import TallyLayers

// Of the two of this name that files here import, the one that is meant.
public typealias NSAttributedString = TallyLayers.NSAttributedString
public typealias NSMutableAttributedString = TallyLayers.NSMutableAttributedString

extension Foundation.NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.fontKey
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.colorKey
    /// Points between letters, a number.
    public static let kern = NSAttributedString.kernKey
    public static let tracking = NSAttributedString.trackingKey
    /// Points upwards, a number.
    public static let baselineOffset = NSAttributedString.baselineKey
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.underlineKey
    public static let underlineColor = NSAttributedString.underlineColorKey
    public static let strikethroughStyle = NSAttributedString.strikethroughKey
    public static let strikethroughColor = NSAttributedString.strikethroughColorKey
    /// A `UIColor` behind the text, as high as its line. Text layers do not draw it.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSShadow`, of this part of the text alone. Text layers do not draw it.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSParagraphStyle`; that of the first letter counts for all.
    public static let paragraphStyle = NSAttributedString.paragraphStyleKey
}
