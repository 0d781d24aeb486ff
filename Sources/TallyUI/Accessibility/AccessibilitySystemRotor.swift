import TallyCore

/// A rotor that assistive technology has by itself, and a program can put its own in place of.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// - Parameter visited: those that were followed already, or those that were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited links" : "Unvisited links")
    }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? headings : AccessibilitySystemRotor(name: "Headings \(level)")
    }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold text") }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic text") }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined text") }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled words") }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text fields") }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
