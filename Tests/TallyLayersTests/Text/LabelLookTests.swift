import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("The look of labels and of their texts")
struct LabelLookTests {
    private func lines(_ alignment: NSTextAlignment, _ mode: NSLineBreakMode) -> NSParagraphStyle {
        let lines = NSMutableParagraphStyle()
        (lines.alignment, lines.lineBreakMode) = (alignment, mode)
        return lines
    }

    private func text(_ parts: (String, CGFloat, UIColor)...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, size, color) in parts {
            text.append(
                NSAttributedString(
                    string: string, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color]))
        }
        return text
    }

    @Test func `a label takes the look that its text begins with`() {
        let label = UILabel()
        let text = NSMutableAttributedString(attributedString: text(("1", 30, .red), ("2", 10, .blue)))
        text.addAttribute(
            .paragraphStyle, value: lines(.right, .byTruncatingHead), range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
        #expect(label.attributedText == text)
        label.attributedText = NSAttributedString(string: "no look")
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red && label.textAlignment == .right)
    }

    @Test func `what is set of a label afterwards is of its whole text`() {
        let label = UILabel()
        label.attributedText = text(("1", 30, .red), ("2", 10, .blue))
        label.font = .systemFont(ofSize: 20)
        label.textColor = .green
        label.textAlignment = .center
        let looks = (0..<2).compactMap { label.attributedText?.attributes(at: $0, effectiveRange: nil) }
        for look in looks {
            #expect(look[.font] as? UIFont == .systemFont(ofSize: 20))
            #expect(look[.foregroundColor] as? UIColor == .green)
            #expect((look[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        }
        #expect(looks.count == 2)
    }

    @Test func `a text without attributes keeps the look that the label has by then`() {
        let label = UILabel()
        label.attributedText = text(("1", 30, .red))
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        let look = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        #expect(look[.font] as? UIFont == .systemFont(ofSize: 30) && look[.foregroundColor] as? UIColor == .red)
        #expect((look[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
    }

    @Test func `fields take the look that a text begins with, too`() {
        let field = UITextField()
        field.attributedText = text(("1", 30, .red))
        #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .red && field.text == "1")
        let view = UITextView()
        view.attributedText = text(("1", 30, .red))
        #expect(view.font == .systemFont(ofSize: 30) && view.textColor == .red)
        #expect(view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) is NSParagraphStyle)
    }

    @Test func `a text of two sizes is measured, drawn and moved`() {
        let amount = text(("$0", 40, .black), (".00", 20, .red))
        #expect(amount.size().height == UIFont.systemFont(ofSize: 40).lineHeight)
        let rect = amount.boundingRect(
            with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.height == amount.size().height && rect.width > 40)
        let scene = LayerScene()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
        label.attributedText = amount
        scene.root.addSubview(label)
        scene.advance(0)
        #expect(scene.strings == ["$0.00"])
        UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
            label.attributedText = text(("$1", 40, .black), (".50", 20, .red))
        }
        scene.advance(0.5)
        #expect(scene.strings.contains("$1.50"))
        scene.advance(0.6)
        #expect(scene.strings == ["$1.50"])
    }

    @Test func `two lines of different styles adjoin without a trap`() {
        // Built of parts: to add an attribute beside another value of it traps in Foundation on Linux.
        let text = NSMutableAttributedString(string: "")
        for (string, alignment) in [("a", NSTextAlignment.left), ("b", .right)] {
            text.append(
                NSAttributedString(
                    string: string, attributes: [.paragraphStyle: lines(alignment, .byWordWrapping)]))
        }
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width > 0 && text.size().width > 0)
    }

    @Test func `a ground and a shadow are drawn behind their part of the text alone`() {
        let scene = LayerScene()
        let text = NSMutableAttributedString(string: "██", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.addAttribute(.foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: 2))
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let label = UILabel()
        label.attributedText = text
        label.frame.size = label.intrinsicContentSize
        scene.root.addSubview(label)
        scene.advance(0)
        let ground = scene.drawn()?.rect ?? .zero
        #expect(ground.minX > 10 && ground.maxX <= label.frame.width + 1 && ground.height > 30)
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (UIColor.blue, CGSize(width: 0, height: 60))
        text.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: 2))
        text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        scene.advance(0)
        let (left, right) = (Int(label.frame.width / 4), Int(label.frame.width * 3 / 4))
        let middle = Int(label.frame.height / 2) + 60
        #expect(scene.pixel(left, middle) == [0, 0, 255, 255])
        #expect(scene.pixel(right, middle) == [255, 255, 255, 255])
    }

    @Test func `a text that was made smaller stands as its label says`() {
        let scene = LayerScene()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        label.text = "HHHHHHHH"
        label.font = .systemFont(ofSize: 40)
        label.adjustsFontSizeToFitWidth = true
        scene.root.addSubview(label)
        func top(_ adjustment: UIBaselineAdjustment) -> CGFloat {
            label.baselineAdjustment = adjustment
            scene.advance(0)
            return scene.stage.frame.texts.first?.rect.minY ?? .nan
        }
        let (onBaseline, centered, atTop) = (top(.alignBaselines), top(.alignCenters), top(.none))
        #expect(atTop < centered && centered < onBaseline)
        #expect(abs(atTop) < 2)
    }
}
