import Foundation
import TallyRecorder

/// Values of options that several commands have.
extension RecordSettings {
    static func number(
        _ option: String, _ text: String, _ range: ClosedRange<Double>
    ) throws(CommandError) -> Double {
        guard let number = Double(text), range.contains(number) else {
            let low =
                range.lowerBound == range.lowerBound.rounded() ? "\(Int(range.lowerBound))" : "\(range.lowerBound)"
            throw CommandError(
                .usage, "--\(option) cannot be \"\(text)\"; write a number in \(low)...\(Int(range.upperBound)).")
        }
        return number
    }

    static func size(_ text: String) throws(CommandError) -> (Int, Int) {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...16_384).contains(width), (1...16_384).contains(height)
        else {
            throw CommandError(
                .usage, "--size cannot be \"\(text)\"; write two whole numbers in 1...16384, such as 640x360.")
        }
        return (width, height)
    }

    static func loops(_ text: String) throws(CommandError) -> Int {
        guard let count = Int(text), (0...65_535).contains(count) else {
            throw CommandError(.usage, "--loop cannot be \"\(text)\"; write a whole number in 0...65535.")
        }
        return count
    }

    static func rate(_ text: String) throws(CommandError) -> FrameRate {
        guard let rate = FrameRate(framesPerSecond: try number("fps", text, 0.1...1000)) else {
            throw CommandError(.usage, "--fps cannot be \"\(text)\"; write a number in 0.1...1000.")
        }
        return rate
    }

    static func locale(_ text: String) throws(CommandError) -> Locale {
        let locale = Locale(identifier: text)
        guard locale.language.languageCode?.isISOLanguage == true else {
            throw CommandError(.usage, "--locale cannot be \"\(text)\"; write for example ko_KR or de.")
        }
        return locale
    }
}
