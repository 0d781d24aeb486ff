private import CFormats
import Foundation

/// A number with a unit, in the words of a locale, by ICU's number skeletons.
enum UnitNumber {
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
