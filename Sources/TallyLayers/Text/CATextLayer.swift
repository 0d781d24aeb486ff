public import Foundation
internal import TallyCore
internal import TallyScene

/// A layer that draws a text from its top.
open class CATextLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (givenFont, isFontGiven) = (layer.givenFont, layer.isFontGiven)
        isWrapped = layer.isWrapped
        alignmentMode = layer.alignmentMode
        truncationMode = layer.truncationMode
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A `String` or an `NSAttributedString`, whose own font and colour count; anything else is no text. A layer that stands alone
    /// cross-fades to another text, by what `actions` have for `contents`.
    open var string: Any? {
        get { CrossFade.nearest(modelValues.own[.string]?.object) }
        set {
            let value = newValue.map { LayerValue.object($0) } ?? .none
            if value == modelValues.own[.string] ?? .none { return }
            change(.string, "contents", .body) { $0.own[.string] = value }
        }
    }
    /// A `UIFont` or the name of a family, of which `fontSize` says the size; nil: the embedded font. Where none was given it is Helvetica by
    /// name, as on Apple's platforms, and the embedded font is drawn.
    open var font: Any? {
        get { isFontGiven ? givenFont : "Helvetica" }
        set {
            (givenFont, isFontGiven) = (newValue, true)
            changed(.body)
        }
    }
    private var givenFont: Any?
    private var isFontGiven = false
    /// In points.
    open var fontSize: CGFloat {
        get { CGFloat(ownNumber(.fontSize, 36)) }
        set { setOwn(.fontSize, Double(newValue)) }
    }
    open var foregroundColor: CGColor? {
        get { Self.color(modelValues) }
        set { setOwn(.foregroundColor, LayerValue(newValue)) }
    }
    /// Whether lines are broken at the width of the bounds.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { changed(.body) } }
    }
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { changed(.body) } }
    }
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { changed(.body) } }
    }
    /// Kept; it changes nothing here.
    open var allowsFontSubpixelQuantization = false

    private static func color(_ values: LayerValues) -> CGColor? {
        switch values.own[.foregroundColor] {
        case nil: .white
        case .color(let color)?: CGColor(color)
        default: nil
        }
    }

    package override func ownParts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        parts(of: values.own[.string]?.object, values, surroundings)
    }

    private func parts(of string: Any?, _ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        if let fade = string as? CrossFade { return fade.parts { parts(of: $0, values, surroundings) } }
        guard !values.bounds.isEmpty, let color = Self.color(values)?.rgba,
            color.alpha > 0 || string is NSAttributedString,
            let text = shaped(string, values, surroundings)
        else { return [] }
        let isRightToLeft = surroundings.environment.layoutDirection == .rightToLeft
        let width = Double(values.bounds.width)
        let free = width - text.size.width
        let x: Double =
            switch alignmentMode {
            case .center: free / 2
            case .right: free
            case .natural where isRightToLeft: free
            default: 0
            }
        let origin = Affine.translation(x: Double(values.bounds.minX) + x, y: Double(values.bounds.minY))
        var part = LayerPart(.text(text, color: color), at: origin, label: "text")
        // What is drawn is as large as the bounds: nothing of it is outside.
        if free < -0.01 || text.size.height > Double(values.bounds.height) + 0.01 {
            part.clip = .rect(Rect(x: -x, y: 0, width: width, height: Double(values.bounds.height)))
        }
        return [part]
    }

    private func shaped(_ string: Any?, _ values: LayerValues, _ surroundings: LayerSurroundings) -> ShapedText? {
        var request = (givenFont as? any LayerFont)?.request ?? FontRequest(family: givenFont as? String, size: 36)
        request.size = values.number(.fontSize, 36)
        let runs: [Paragraph.Run]
        switch string {
        case let text as String: runs = [Paragraph.Run(text: text, font: request)]
        case let text as NSAttributedString: runs = text.runs(font: request, color: nil)
        default: return nil
        }
        let width = Double(values.bounds.width)
        let cuts = truncationMode != .none && !isWrapped
        return surroundings.shaper.shape(
            Paragraph(
                runs: runs, width: isWrapped || cuts ? width : nil, lineLimit: cuts ? 1 : nil,
                truncation: truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail,
                alignment: alignmentMode == .center ? .center : alignmentMode == .right ? .trailing : .leading,
                isRightToLeft: surroundings.environment.layoutDirection == .rightToLeft))
    }

    /// The size of the text in one line, or broken at the width of the bounds if it is wrapped and they have one.
    open override func preferredFrameSize() -> CGSize {
        let layer = OnMain(self)
        return MainActor.assumeIsolated {
            let layer = layer.value
            guard let surroundings = layer.context?.surroundings ?? LayerSurroundings.known else { return .zero }
            var values = layer.modelValues
            if !layer.isWrapped || values.bounds.width <= 0 { values.bounds.size.width = 1e6 }
            guard let size = layer.shaped(layer.string, values, surroundings)?.size else { return .zero }
            return CGSize(
                width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
    }
}

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    /// Drawn as `left`.
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let end = Self(rawValue: "end")
    public static let middle = Self(rawValue: "middle")
}
