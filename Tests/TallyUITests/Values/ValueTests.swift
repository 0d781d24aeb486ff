import TallyScene
import Foundation
import Testing

@testable import TallyCore
@testable import TallyUI

@Suite struct ValueTests {
    @Test func `maps undo themselves and follow one another in order`() {
        let map = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: 5)
        let point = CGPoint(x: 7, y: -2)
        let back = point.applying(map).applying(map.inverted())
        #expect(abs(back.x - 7) < 1e-12 && abs(back.y + 2) < 1e-12)
        let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 2, y: 0), "the newest call comes first")
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let projection = ProjectionTransform(map)
        #expect(projection.isAffine && projection.inverted().concatenating(projection).m11.rounded() == 1)
        #expect(point.applying(projection) == point.applying(map))
        var none = ProjectionTransform(flat)
        let isInverted = none.invert()
        #expect(!isInverted)
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 2) < 1e-12 && abs(turned.height - 4) < 1e-12)
        #expect(CGRect.null.applying(map).isNull)
    }

    @Test func `a length is made of a number object, exactly or as near as there is`() {
        #expect(CGFloat(truncating: NSNumber(value: 3.5)) == 3.5 && CGFloat(truncating: 7) == 7)
        #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
    }

    @Test func `sets of edges and axes are made of their parts`() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
        #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
        #expect(EventModifiers.all.contains([.shift, .command]))
        #expect(KeyEquivalent("a") == "a" && KeyEquivalent.return.character == "\r")
    }

    @Test func `guides are equal by name and lie where they should`() {
        #expect(HorizontalAlignment.leading != .trailing)
        #expect(HorizontalAlignment.center == .center)
        #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    }

    @Test func `a circle takes the smaller side, other shapes take all`() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Circle().path(in: box).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect(Circle().inset(by: 5).path(in: box).boundingRect == CGRect(x: 15, y: 5, width: 10, height: 10))
        #expect(Rectangle().inset(by: 15).path(in: box).boundingRect == CGRect(x: 15, y: 10, width: 10, height: 0))
        #expect(
            RoundedRectangle(cornerRadius: 6, style: .circular).inset(by: 2).path(in: box)
                == Path(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 4, style: .circular))
        #expect(Capsule().path(in: box) == Path(roundedRect: box, cornerRadius: 10, style: .circular))
        #expect(Rectangle().size(width: 4, height: 4).path(in: box) == Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
        let half = Rectangle().scale(0.5).offset(x: 1).path(in: box).boundingRect
        #expect(half == CGRect(x: 11, y: 5, width: 20, height: 10))
        let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.midX - 20) < 1e-9)
    }

    @Test func `a continuous corner meets its sides and shrinks to a circle where there is no room`() {
        for side in stride(from: 20.0, through: 80, by: 5) {
            let box = CGRect(x: 0, y: 0, width: side, height: side)
            let path = RoundedRectangle(cornerRadius: 10).path(in: box)
            #expect(path.boundingRect == box)
            #expect(!path.contains(CGPoint(x: side - 2, y: side - 2)))
            #expect(path.contains(CGPoint(x: side - 3.4, y: side - 3.4)))
        }
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 1e9)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(uneven.contains(CGPoint(x: 99.9, y: 0.1)) && !uneven.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func `fonts ask for what they say`() {
        let body = Font.body.request()
        #expect(body.size == 17 && body.weight == 400 && body.family == nil)
        #expect(Font.headline.request().weight == 600)
        #expect(Font.largeTitle.request(typeSize: .xSmall).size == 31)
        #expect(Font.caption2.request(typeSize: .accessibility5).size == 40)
        let fancy = Font.system(size: 20, weight: .light, design: .rounded).italic().monospacedDigit().request()
        #expect(fancy.weight == 300 && fancy.isItalic && fancy.hasMonospacedDigits && fancy.design == .rounded)
        #expect(Font.system(.title, design: .serif).bold().request().weight == 700)
        #expect(Font.system(size: 10, weight: .black).bold().request().weight == 900)
        #expect(Font.body.monospaced().request().design == .monospaced)
        #expect(Font.custom("Serif", size: 17).request(typeSize: .xxxLarge).size == 23)
        #expect(Font.custom("Serif", fixedSize: 17).request(typeSize: .xxxLarge).size == 17)
        #expect(Font.system(size: .nan).request().size == 0 && Font.system(size: -3).request().size == 0)
        #expect(Font.title == Font.title && Font.title != Font.title.bold())
    }

    @Test func `a localized text writes its values as the locale does`() {
        func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
            key.resolved(locale: Locale(identifier: locale))
        }
        #expect(text("plain") == "plain")
        #expect(text("\("a") and \(1234)") == "a and 1,234")
        #expect(text("\(1234)", "de_DE") == "1.234")
        #expect(text("\(1.5)") == "1.500000")
        #expect(text("\(2.345, specifier: "%.1f") m") == "2.3 m")
        #expect(text("\(7, specifier: "%03lld")") == "007")
        #expect(text("\(UInt8(200))") == "200")
        #expect(text("\(0.25, format: .percent)") == "25%")
        #expect(LocalizedStringKey("a") == "a")
    }
}
