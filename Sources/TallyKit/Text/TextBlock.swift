import Foundation
import TallyLayers
internal import TallyScene
import TallyStage

/// A text as views of UIKit draw it: lines as high as their font says, the first baseline where its ascender puts it.
@MainActor
struct TextBlock {
    var text: NSAttributedString
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0: any number.
    var lineLimit = 1
    var isRightToLeft = false

    /// Has layers measure and draw texts before any stage has.
    static let measuresLayers: Void = {
        LayerSurroundings.standard = {
            LayerSurroundings(shaper: Stage.textShaper, scale: 2, environment: EnvironmentValues())
        }
    }()

    /// - Parameter width: that lines are broken at; nil: as wide as the text.
    func shaped(_ width: CGFloat?, font: UIFont? = nil) -> ShapedText {
        let font = font ?? self.font
        var runs = text.runs(font: font.request, color: nil)
        if font !== self.font {
            let factor = Double(font.pointSize / max(self.font.pointSize, 1))
            for index in runs.indices where runs[index].font != font.request { runs[index].font.size *= factor }
        }
        let alignment: Paragraph.Alignment =
            switch self.style?.alignment ?? self.alignment {
            case .center: .center
            case .right: isRightToLeft ? .leading : .trailing
            case .left: isRightToLeft ? .trailing : .leading
            default: .leading
            }
        let isClipped = lineBreakMode == .byClipping && lineLimit == 1
        let own = Stage.textShaper.lineMetrics(font.request).height
        return Stage.textShaper.shape(
            Paragraph(
                runs: runs, width: isClipped ? nil : width.map { Double(max($0, 0)) },
                lineLimit: lineLimit > 0 ? lineLimit : nil,
                truncation: lineBreakMode == .byTruncatingHead
                    ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail,
                alignment: alignment, isRightToLeft: isRightToLeft,
                lineSpacing: Double(font.lineHeight) - own + Double(style?.lineSpacing ?? 0)))
    }

    private var style: NSParagraphStyle? {
        text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The size of the lines for a width, rounded up to pixels. Of no text .zero.
    func size(_ width: CGFloat?, scale: CGFloat) -> CGSize {
        if text.length == 0 { return .zero }
        let lines = shaped(width)
        return CGSize(
            width: CGFloat(lines.size.width).roundedUp(to: scale),
            height: height(of: lines, font).roundedUp(to: scale))
    }

    /// What the lines take, without rounding.
    func height(of lines: ShapedText, _ font: UIFont) -> CGFloat {
        let count = CGFloat(max(lines.lines.count, 1))
        return max(count * tallest(font), 0) + (count - 1) * (style?.lineSpacing ?? 0)
    }

    /// The line height of the largest font in it.
    private func tallest(_ font: UIFont) -> CGFloat {
        var height = font.lineHeight
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, _, _ in
            if let own = value as? UIFont { height = max(height, own.lineHeight) }
        }
        return height
    }

    /// Draws the lines into a rectangle, in the middle of its height.
    func draw(in rect: CGRect, _ context: CGContext, font: UIFont? = nil, scale: CGFloat, isCentered: Bool = true) {
        if text.length == 0 { return }
        let font = font ?? self.font
        let lines = shaped(rect.width, font: font)
        let height = height(of: lines, font)
        let top = isCentered ? rect.minY + (rect.height - height) / 2 : rect.minY
        let baseline = ((top + max(font.ascender, ascender(font))) * scale).rounded() / scale
        let free = rect.width - CGFloat(lines.size.width)
        let x: CGFloat =
            switch style?.alignment ?? alignment {
            case .center: free / 2
            case .right: free
            case .natural, .justified: isRightToLeft ? free : 0
            case .left: 0
            }
        context.draw(
            lines, at: CGPoint(x: rect.minX + x, y: baseline - CGFloat(lines.firstBaseline)), color: color.resolvedNow)
    }

    private func ascender(_ font: UIFont) -> CGFloat {
        var ascender = font.ascender
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, _, _ in
            if let own = value as? UIFont { ascender = max(ascender, own.ascender) }
        }
        return ascender
    }
}

extension CGFloat {
    /// Returns the next length that is a whole number of pixels.
    func roundedUp(to scale: CGFloat) -> CGFloat {
        // What is off by rounding alone does not take a pixel more.
        ((self * scale) - 1e-6).rounded(.up) / scale
    }
}
