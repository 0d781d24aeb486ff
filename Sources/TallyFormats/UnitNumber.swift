private import CFormats
import Foundation

/// A number with a unit, in the words of a locale, by ICU's number skeletons.
struct UnitNumber {
    private let value: Double
    private let locale: Locale
    /// With the unit that the usage and the region choose, and with the unit as it is given.
    private let skeletons: [String]
    private let hasUsage: Bool

    /// - Parameters:
    ///   - unit: its name in CLDR, as `meter`.
    ///   - width: ICU's, as `short`.
    ///   - usage: ICU's; nil: the unit stays what it is.
    init(_ value: Double, unit: String, width: String, usage: String?, locale: Locale) {
        self.value = value
        self.locale = locale
        let skeleton = "unit/\(unit) unit-width-\(width)"
        skeletons = (usage.map { ["\(skeleton) usage/\($0)"] } ?? []) + [skeleton]
        hasUsage = usage != nil
    }

    /// The number rounded as the usage wants it; without one as it is.
    var text: String? { text(hasUsage ? "" : " precision-unlimited", locale) }

    /// The number written by a function, in the place where ICU would put its own.
    func text(_ number: (Double) -> String) -> String? {
        // What the region's unit makes of the value: ICU's number, read back.
        let full = " precision-unlimited group-off latin"
        let region = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
        guard let converted = text(full, region), let digits = Self.number(in: converted),
            let amount = Double(converted[digits].replacing("\u{2212}", with: "-")),
            let shown = text(full, locale), let place = Self.number(in: shown)
        else { return nil }
        return shown.replacingCharacters(in: place, with: number(amount))
    }

    /// Nil where ICU knows neither.
    private func text(_ words: String, _ locale: Locale) -> String? {
        for skeleton in skeletons {
            if let text = Self.text(value, skeleton: skeleton + words, locale: locale) { return text }
        }
        return nil
    }

    /// Where a number in Latin digits is, with its sign and decimal mark.
    private static func number(in text: String) -> Range<String.Index>? {
        text.range(of: "[-\u{2212}]?[0-9]+([.,\u{66B}][0-9]+)?", options: .regularExpression)
    }

    /// Returns nil where ICU knows no such unit or refuses the skeleton.
    static func text(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status: Int32 = 0
        let units = Array(skeleton.utf16)
        let name = locale.identifier(.icu)
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), name, &status)
        guard status <= 0, let formatter else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status <= 0 else { return nil }
        var buffer = [UInt16](repeating: 0, count: 256)
        var length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
        if Int(length) > buffer.count {
            status = 0
            buffer = [UInt16](repeating: 0, count: Int(length))
            length = swift_unumf_resultToString(result, &buffer, length, &status)
        }
        guard status <= 0 else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
