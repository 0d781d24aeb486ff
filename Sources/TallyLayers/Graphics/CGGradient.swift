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

    /// - Parameters:
    ///   - space: how many components a colour has, beside its opacity.
    ///   - components: of one colour after the other, their opacity last.
    ///   - locations: nil: at even distances.
    ///   - count: how many colours there are; nil is returned for none.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let each = space.numberOfComponents + 1
        // unsafe: the caller says how many there are, as in C.
        let (all, places) = (
            Array(UnsafeBufferPointer(start: components, count: count * each)),
            locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        )
        let colors = stride(from: 0, to: all.count, by: each).map { first in
            each == 2
                ? CGColor(gray: all[first], alpha: all[first + 1])
                : CGColor(red: all[first], green: all[first + 1], blue: all[first + 2], alpha: all[first + 3])
        }
        self.init(colorsSpace: space, colors: colors, locations: places)
    }
}

/// An array of any objects, as Core Foundation has it.
public typealias CFArray = [Any]

/// What the components of a colour mean: here always sRGB.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Nil for what is no name of a colour space.
    public convenience init?(name: String) {
        if !name.hasPrefix("kCGColorSpace") { return nil }
        self.init(name.contains("Gray") ? 1 : 3)
    }
    init(_ components: Int) { numberOfComponents = components }
    /// Of a colour, its opacity not counted.
    public let numberOfComponents: Int
}

// The names are the C functions of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colour of the start goes on before it.
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
