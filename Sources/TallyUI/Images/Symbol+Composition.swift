import Foundation
import TallyCore
import TallyScene

extension Symbol {
    /// Returns the symbol of a name: a drawing, letters, or what the name is made of; nil: there is none.
    static func composed(_ name: String, _ isFilled: Bool, _ style: StrokeStyle, slash: Double = 1) -> Symbol? {
        if let shape = SymbolShape.named(name) { return Symbol(shape, isFilled, style) }
        if let string = lettering(name) {
            var symbol = Symbol()
            symbol.letters = Letters(string: string)
            symbol.measure()
            return symbol
        }
        for reading in SymbolName.readings(name) {
            if let symbol = composed(reading, isFilled, style, slash: slash) { return symbol }
        }
        return nil
    }

    private static func composed(_ name: SymbolName, _ isFilled: Bool, _ style: StrokeStyle, slash: Double) -> Symbol? {
        switch name {
        case .filled(let base): return composed(base, true, style, slash: slash)
        case .renamed(let base): return composed(base, isFilled, style, slash: slash)
        case .slashed(let base):
            var symbol = composed(base, isFilled, style)?.behind()
            symbol?.addSlash(slash, style)
            return symbol
        case .badge(let sign, let base):
            guard var symbol = composed(base, isFilled, style)?.behind(), let badge = badge(sign, style) else {
                return nil
            }
            symbol.add(badge.room, isCut: true)
            symbol.add(badge.symbol)
            symbol.measure()
            return symbol
        case .enclosed(let base, let enclosure):
            guard var symbol = composed(enclosure.name, isFilled, style)?.behind(),
                let inner = inner(base, enclosure, style)
            else { return nil }
            symbol.add(inner, isCut: isFilled)
            symbol.measure()
            return symbol
        case .lettered(let base, let string):
            guard var symbol = composed(base, isFilled, style)?.behind() else { return nil }
            symbol.letters = Letters(string: string, center: CGPoint(x: 12, y: 13.3), height: 5.8, width: 9.6)
            return symbol
        case .partlyFilled(let base, let filling):
            return SymbolShape.named(base).flatMap { partlyFilled($0, filling, style) }
        case .dashed(let base, let isDotted):
            guard let shape = SymbolShape.named(base), !shape.closed.isEmpty else { return nil }
            var dashes = style
            dashes.dash = isDotted ? [0.01, 3.6] : [3, 4.2]
            var symbol = Symbol()
            symbol.add(Path(symbol: shape.closed).strokedPath(dashes))
            symbol.measure()
            return symbol
        }
    }

    /// Returns what stands in an area; drawings are filled there, as they are small. Its lines are as heavy as the area's,
    /// those around what is filled somewhat lighter.
    static func inner(_ name: String, _ enclosure: SymbolEnclosure, _ style: StrokeStyle) -> Symbol? {
        var heavy = style
        let isArea = SymbolShape.named(name)?.hasAreas ?? false
        heavy.lineWidth *= (isArea ? 0.75 : 1) / enclosure.scale
        heavy.lineWidth = Swift.min(heavy.lineWidth, style.lineWidth * 2.1)
        return composed(name, true, heavy)?.placed(enclosure.scale, at: CGPoint(x: enclosure.x, y: enclosure.y))
    }

    /// Returns what stands at a corner, and the area that it needs: a dot at the top, a triangle, or a disc with a sign.
    static func badge(_ sign: String, _ style: StrokeStyle) -> (symbol: Symbol, room: Path)? {
        func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
                .turningLikeStrokes
        }
        var symbol = Symbol()
        if sign.isEmpty {
            symbol.add(disc(19.2, 5, 3.2))
            symbol.measure()
            return (symbol, disc(19.2, 5, 4.8))
        }
        if sign == SymbolName.warning { return warning(style) }
        var heavy = style
        heavy.lineWidth /= 0.42
        guard let inner = composed(sign, false, heavy) else { return nil }
        symbol.add(disc(18.4, 18.2, 5.2))
        symbol.add(inner.placed(0.32, at: CGPoint(x: 18.4, y: 18.2)), isCut: true, isSign: false)
        symbol.letters?.isCut = true
        symbol.measure()
        return (symbol, disc(18.4, 18.2, 6.7))
    }

    /// Returns a triangle with an exclamation mark at a corner, and the area that it needs.
    private static func warning(_ style: StrokeStyle) -> (symbol: Symbol, room: Path) {
        let triangle = Path(symbol: "M18.2 13.6 L22.6 21.4 H13.8 Z")
        var edge = style
        var symbol = Symbol()
        symbol.add(triangle.turningLikeStrokes)
        edge.lineWidth = 1.6
        symbol.add(triangle.strokedPath(edge))
        symbol.add(Path(symbol: "M18.2 15.6 V18.2 M18.2 20.3 V20.3").strokedPath(edge), isCut: true)
        symbol.measure()
        edge.lineWidth = 4.6
        var room = triangle.turningLikeStrokes
        room.addPath(triangle.strokedPath(edge))
        return (symbol, room)
    }

    private mutating func addSlash(_ share: Double, _ style: StrokeStyle) {
        if share <= 0 { return }
        let end = 3.4 + 17.2 * CGFloat(share)
        let line = Path { path in
            path.move(to: CGPoint(x: 3.4, y: 3.4))
            path.addLine(to: CGPoint(x: end, y: end))
        }
        if passes.count == 1 {
            add(line.strokedPath(style))
            add(line.offsetBy(dx: 1.6, dy: -1.6).strokedPath(style), isCut: true)
        } else {
            add(line.offsetBy(dx: 1.6, dy: -1.6).strokedPath(style), isCut: true)
            add(line.strokedPath(style))
        }
        measure()
    }

    private static func partlyFilled(_ shape: SymbolShape, _ filling: SymbolFilling, _ style: StrokeStyle) -> Symbol? {
        if shape.closed.isEmpty { return nil }
        let closed = Path(symbol: shape.closed)
        let box = closed.boundingRect
        var symbol = Symbol()
        var area = closed.turningLikeStrokes
        if filling.isInset {
            let margin = 1.9 * style.lineWidth
            let (x, y) = (1 - 2 * margin / box.width, 1 - 2 * margin / box.height)
            area = area.applying(
                CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: (1 - x) * box.midX, ty: (1 - y) * box.midY))
        }
        symbol.add(area)
        let (left, right) = (box.minX + filling.left * box.width, box.minX + filling.right * box.width)
        let (top, bottom) = (box.minY + filling.top * box.height, box.minY + filling.bottom * box.height)
        if filling.left > 0 { symbol.add(Path(CGRect(x: left - 24, y: 0, width: 24, height: 24)), isCut: true) }
        if filling.right < 1 { symbol.add(Path(CGRect(x: right, y: 0, width: 24, height: 24)), isCut: true) }
        if filling.top > 0 { symbol.add(Path(CGRect(x: 0, y: top - 24, width: 24, height: 24)), isCut: true) }
        if filling.bottom < 1 { symbol.add(Path(CGRect(x: 0, y: bottom, width: 24, height: 24)), isCut: true) }
        symbol.add(closed.strokedPath(style))
        symbol.add(Path(symbol: shape.lines).strokedPath(style))
        symbol.measure()
        return symbol
    }

    /// Returns what symbols of numbers, letters and signs show as a text.
    private static func lettering(_ name: String) -> String? {
        if name.utf8.count <= 2, let number = Int(name), number >= 0, number <= 50, name.allSatisfy(\.isNumber) {
            return name
        }
        if name.utf8.count == 1, let letter = name.first, letter.isLetter, letter.isLowercase {
            return name.uppercased()
        }
        return signs[name]
    }

    private static let signs = [
        "abc": "Abc", "abs": "ABS", "at": "@", "auto": "AUTO", "australsign": "₳", "australiandollarsign": "A$",
        "bahtsign": "฿", "bitcoinsign": "₿", "brazilianrealsign": "R$", "cedisign": "₵", "centsign": "¢",
        "character": "A", "chineseyuanrenminbisign": "¥", "coloncurrencysign": "₡",
        "cruzeirosign": "₢", "danishkronesign": "kr", "dollarsign": "$", "dongsign": "₫", "eurosign": "€",
        "eurozonesign": "€", "florinsign": "ƒ",
        "francsign": "₣", "guaranisign": "₲", "hryvniasign": "₴", "indianrupeesign": "₹", "kipsign": "₭", "kph": "km/h",
        "larisign": "₾", "lirasign": "₤", "manatsign": "₼", "millsign": "₥", "mph": "mph", "nairasign": "₦",
        "norwegiankronesign": "kr", "pesetasign": "₧", "polishzlotysign": "zł",
        "pesosign": "₱", "rublesign": "₽", "rupeesign": "₨", "shekelsign": "₪", "sterlingsign": "£",
        "swedishkronasign": "kr",
        "tengesign": "₸", "textformat": "Aa", "textformat.123": "123", "textformat.abc": "abc",
        "textformat.alt": "Aa", "tugriksign": "₮", "turkishlirasign": "₺", "wonsign": "₩", "yensign": "¥",
    ]
}
