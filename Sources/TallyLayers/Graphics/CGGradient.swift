public import Foundation
internal import TallyScene

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
    let stops: [Paint.Stop]

    /// - Parameters:
    ///   - space: changes nothing: all colours are of sRGB.
    ///   - colors: `CGColor`s; nil if one is none, or there is none at all.
    ///   - locations: nil: at even distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let location = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? even
            return Paint.Stop(location: location, color: color)
        }
    }
}

/// An array of any objects, as Core Foundation has it.
public typealias CFArray = [Any]

/// What the components of a colour mean: here always sRGB.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Nil for what is no name of a colour space.
    public init?(name: String) { if !name.hasPrefix("kCGColorSpace") { return nil } }
    init() {}
}

// The names are the C functions of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colour of the start goes on before it: it always does.
    public static let drawsBeforeStartLocation = Self(rawValue: 1)
    public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// What is inside of a path.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}
