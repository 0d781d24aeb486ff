public import Foundation
import TallyCore
import TallyLayers
import TallyStage

// A text without a font is drawn in that of the system in 12 points, one without a colour in black.
extension NSAttributedString {
    /// Returns the size of the text in one line, or in as many as it has.
    public func size() -> CGSize { measured(nil, lineLimit: 0) }

    /// - Parameter point: the top left corner of the first line.
    public func draw(at point: CGPoint) { draw(CGRect(origin: point, size: .zero), width: nil, lineLimit: 0) }

    /// Draws lines as wide as a rectangle from its top on; lines that have no room are left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Without `usesLineFragmentOrigin` one line is drawn, with the rectangle's origin on its baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
        guard options.contains(.usesLineFragmentOrigin) else {
            let top = rect.minY - leadingFont.ascender
            return draw(CGRect(x: rect.minX, y: top, width: 0, height: 0), width: nil, lineLimit: 1)
        }
        draw(rect, width: rect.width > 0 ? rect.width : nil, lineLimit: lineLimit(for: rect.height))
    }

    /// - Parameter size: of which the width breaks lines with `usesLineFragmentOrigin`; 0: it does not.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        var rect: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            let width = size.width > 0 && size.width.isFinite ? size.width : nil
            let limit = options.contains(.truncatesLastVisibleLine) ? lineLimit(for: size.height) : 0
            rect = CGRect(origin: .zero, size: measured(width, lineLimit: limit))
        } else {
            rect = CGRect(origin: .zero, size: measured(nil, lineLimit: 1))
            rect.origin.y = leadingFont.descender
        }
        context?.totalBounds = rect
        return rect
    }

    private var leadingFont: UIFont {
        (length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil) ?? .systemFont(ofSize: 12)
    }

    /// How many lines have room; 0: any number.
    private func lineLimit(for height: CGFloat) -> Int {
        guard height > 0, height.isFinite, height < 1e6 else { return 0 }
        return max(Int((height + 0.01) / leadingFont.lineHeight), 1)
    }

    private func measured(_ width: CGFloat?, lineLimit: Int) -> CGSize {
        if length == 0 { return CGSize(width: 0, height: leadingFont.lineHeight) }
        let this = OnMain(self)
        return MainActor.assumeIsolated {
            let block = this.value.block(lineLimit)
            let lines = block.shaped(width)
            return CGSize(width: CGFloat(lines.size.width), height: block.height(of: lines, block.font))
        }
    }

    private func draw(_ rect: CGRect, width: CGFloat?, lineLimit: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let this = OnMain((self, context))
        MainActor.assumeIsolated {
            let (text, context) = this.value
            let block = text.block(lineLimit)
            var rect = rect
            rect.size.width = width ?? CGFloat(block.shaped(nil).size.width) + 1
            block.draw(in: rect, context, scale: DrawnPicture.screenScale, isCentered: false)
        }
    }

    @MainActor private func block(_ lineLimit: Int) -> TextBlock {
        let font = leadingFont
        let color = length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
        return TextBlock(text: self, font: font, color: color ?? .black, lineLimit: lineLimit)
    }
}
