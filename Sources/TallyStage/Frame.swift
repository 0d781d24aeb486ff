public import Foundation
import TallyScene

/// What is on the stage at one time, as values to test: places in points from the stage's top left, effects included.
public struct Frame: Equatable, Sendable, CustomStringConvertible {
    /// Every line of every text in paint order, also those that are transparent or clipped away.
    public var texts: [TextElement]
    public var shapes: [ShapeElement]
    public var images: [ImageElement]
    /// In reading order of the views.
    public var accessibility: [AccessibilityElement]

    /// The frame as a golden: an element a line in paint order, numbers with two decimals.
    public var description: String {
        var lines =
            (texts.map { ($0.order, $0.description) } + shapes.map { ($0.order, $0.description) }
            + images.map { ($0.order, $0.description) }).sorted { $0.0 < $1.0 }.map(\.1)
        lines += accessibility.map(\.description)
        return lines.joined(separator: "\n")
    }
}

/// A line of text on the stage.
public struct TextElement: Equatable, Sendable, CustomStringConvertible {
    public var string: String
    /// Its line box on the stage, after transforms.
    public var rect: CGRect
    /// 0...1, with that of everything around it.
    public var opacity: Double
    /// Where it can be seen at most; nil: everywhere.
    public var clip: CGRect?
    public var color: Color.Resolved
    /// The standard deviation of the blur that its glyphs have in a content transition, in points of the stage; 0: sharp.
    /// What `blur(radius:)` does is not in it.
    public var blur: Double
    var order: Int

    public var description: String {
        "text \"\(string)\" \(rect.printed)" + printedState(opacity, clip) + " \(color)"
            + (blur > 0 ? " blur \(blur.printed)" : "")
    }
}

/// A filled or stroked shape on the stage.
public struct ShapeElement: Equatable, Sendable, CustomStringConvertible {
    /// The box of the drawn outline on the stage, after transforms.
    public var rect: CGRect
    public var opacity: Double
    public var clip: CGRect?
    /// The first colour of a gradient.
    public var color: Color.Resolved
    /// What it is: rectangle, circle, ellipse, capsule, roundedRectangle or path.
    public var kind: String
    public var isStroked: Bool
    var order: Int

    public var description: String {
        (isStroked ? "stroke " : "fill ") + "\(kind) \(rect.printed)" + printedState(opacity, clip) + " \(color)"
    }
}

/// A picture on the stage.
public struct ImageElement: Equatable, Sendable, CustomStringConvertible {
    public var rect: CGRect
    public var opacity: Double
    public var clip: CGRect?
    var order: Int

    public var description: String { "image \(rect.printed)" + printedState(opacity, clip) }
}

extension Double {
    /// Two decimals, ties to even, never a negative zero.
    var printed: String {
        guard isFinite else { return "\(self)" }
        let hundredths = (self * 100).rounded(.toNearestOrEven)
        guard abs(hundredths) < 1e15 else { return "\(self)" }
        let whole = Int(hundredths)
        let digits = String(abs(whole) % 100)
        return (whole < 0 ? "-" : "") + "\(abs(whole) / 100)." + (digits.count < 2 ? "0" : "") + digits
    }
}

extension CGRect {
    var printed: String {
        "(\(Double(origin.x).printed), \(Double(origin.y).printed), \(Double(size.width).printed), "
            + "\(Double(size.height).printed))"
    }
}

private func printedState(_ opacity: Double, _ clip: CGRect?) -> String {
    (opacity == 1 ? "" : " opacity \(opacity.printed)") + (clip.map { " clip \($0.printed)" } ?? "")
}
