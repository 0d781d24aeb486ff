private import CFormats
import Foundation

/// Numbers with units, side by side in the words of a locale: `1 hour, 2 minutes`.
enum UnitList {
    /// As ICU counts them.
    enum Width: Int32 { case wide, short, narrow }

    static func text(_ items: [String], _ width: Width, locale: Locale) -> String {
        if items.count < 2 { return items.first ?? "" }
        return joined(items, width, locale) ?? items.joined(separator: width == .narrow ? " " : ", ")
    }

    private static func joined(_ items: [String], _ width: Width, _ locale: Locale) -> String? {
        var status: Int32 = 0
        let list = swift_ulistfmt_openForType(
            locale.identifier(.icu), Int32(formats_list_of_units), width.rawValue, &status)
        guard status <= 0, let list else { return nil }
        defer { swift_ulistfmt_close(list) }
        let units = items.map { Array($0.utf16) }
        let all = units.flatMap { $0 }
        let lengths = units.map { Int32($0.count) }
        var buffer = [UInt16](repeating: 0, count: all.count + 64 * items.count)
        let length = all.withUnsafeBufferPointer { all in
            var place = 0
            let places = units.map { unit in
                defer { place += unit.count }
                return all.baseAddress.map { $0 + place }
            }
            return swift_ulistfmt_format(
                list, places, lengths, Int32(items.count), &buffer, Int32(buffer.count), &status)
        }
        guard status <= 0, Int(length) <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
