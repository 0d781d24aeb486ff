import Foundation
import TallyKit
import TallyLayers
import Testing

@MainActor @Suite("A text with attributes")
struct AttributedStringTests {
    private let bold = UIFont.boldSystemFont(ofSize: 20)
    private let plain = UIFont.systemFont(ofSize: 12)

    /// The parts of a text, each with the size of its font.
    private func parts(_ text: NSAttributedString) -> [String] {
        var parts: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { look, range, _ in
            let size = (look[.font] as? UIFont)?.pointSize ?? 0
            parts.append("\(text.attributedSubstring(from: range).string) \(Int(size))")
        }
        return parts
    }

    @Test func `is put together of parts in other fonts`() {
        let text = NSMutableAttributedString(string: "$12", attributes: [.font: bold])
        text.append(NSAttributedString(string: ".34", attributes: [.font: plain]))
        text.append(NSAttributedString(string: ".", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        text.append(NSAttributedString(string: "!"))
        #expect(text.string == "$12.34.!" && parts(text) == ["$12 20", ".34. 12", "! 0"])
    }

    @Test func `takes attributes in ranges, and gives them up`() {
        let text = NSMutableAttributedString(string: "1,234.56원", attributes: [.font: bold])
        text.addAttribute(.font, value: plain, range: NSRange(location: 5, length: 3))
        text.addAttributes([.kern: 2], range: NSRange(location: 8, length: 5))
        #expect(parts(text) == ["1,234 20", ".56 12", "원 20"])
        var fonts: [String] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, stop in
            fonts.append("\(range.location)+\(range.length) \((value as? UIFont)?.pointSize ?? 0)")
            stop.pointee = ObjCBool(range.location >= 5)
        }
        #expect(fonts == ["0+5 20.0", "5+3 12.0"])
        text.removeAttribute(.font, range: NSRange(location: 0, length: 100))
        #expect(parts(text) == ["1,234.56 0", "원 0"])
        text.setAttributes(nil, range: NSRange(location: 0, length: text.length))
        #expect(parts(text) == ["1,234.56원 0"])
    }

    @Test func `letters that are replaced hand on their attributes, in every range of three`() {
        for start in 0...3 {
            for length in 0...(3 - start) {
                let text = NSMutableAttributedString(string: "a", attributes: [.font: bold])
                text.append(NSAttributedString(string: "bc", attributes: [.font: plain]))
                text.replaceCharacters(in: NSRange(location: start, length: length), with: "XY")
                let source = length > 0 ? start : max(start - 1, 0)
                var letters = Array("abc").enumerated().map { "\($0.element)\($0.offset == 0 ? 20 : 12)" }
                letters.replaceSubrange(
                    start..<(start + length), with: ["X", "Y"].map { "\($0)\(source == 0 ? 20 : 12)" })
                var found: [String] = []
                for place in 0..<text.length {
                    let letter = text.attributedSubstring(from: NSRange(location: place, length: 1))
                    let size = (letter.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0
                    found.append("\(letter.string)\(Int(size))")
                }
                #expect(found == letters, "\(start) \(length)")
            }
        }
    }

    @Test func `is equal to what says the same, and a copy does not follow`() throws {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: bold])
        let copy = try #require(text.copy() as? NSAttributedString)
        let other = Foundation.NSAttributedString(string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(copy == text && text.isEqual(to: other))
        text.insert(NSAttributedString(string: "b", attributes: [.font: plain]), at: 0)
        #expect(copy.string == "a" && text.string == "ba" && copy != text)
        text.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(copy == text)
        text.setAttributedString(other)
        #expect(text.isEqual(copy))
    }

    @Test func `ranges and places beyond its end do nothing`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: bold])
        text.addAttribute(.font, value: plain, range: NSRange(location: 1, length: 100))
        text.addAttribute(.font, value: plain, range: NSRange(location: 7, length: 1))
        text.deleteCharacters(in: NSRange(location: 2, length: 9))
        text.insert(NSAttributedString(string: "c"), at: 99)
        #expect(parts(text) == ["a 20", "b 12", "c 0"])
        #expect(NSAttributedString(string: "").attributes(at: 3, effectiveRange: nil).isEmpty)
    }

    @Test func `a label draws both fonts`() {
        let text = NSMutableAttributedString(string: "12", attributes: [.font: bold])
        text.append(NSAttributedString(string: "34", attributes: [.font: plain]))
        let label = UILabel()
        label.attributedText = text
        let (large, small) = (UILabel(), UILabel())
        (large.font, large.text) = (bold, "12")
        (small.font, small.text) = (plain, "34")
        let width = large.intrinsicContentSize.width + small.intrinsicContentSize.width
        #expect(abs(label.intrinsicContentSize.width - width) <= 1)
        #expect(label.attributedText == text)
    }
}
