import Foundation
import SwiftUI
import Testing

@MainActor
struct UIColorArchiveTests {
    private func restored(_ color: UIColor, securely: Bool = true) throws -> UIColor? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: securely)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }

    private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1_000).rounded() }
    }

    @Test(arguments: [true, false])
    func `a colour comes back from an archive as it was, in the light and in the dark`(securely: Bool) throws {
        for color: UIColor in [
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemRed, .label, .clear,
            UIColor { $0.userInterfaceStyle == .dark ? .white : .black },
        ] {
            let back = try #require(try restored(color, securely: securely))
            for style in [UIUserInterfaceStyle.light, .dark] { #expect(parts(back, style) == parts(color, style)) }
        }
    }

    @Test func `an archive of something else has no colour`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSString("red"), requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)) == nil)
    }
}
