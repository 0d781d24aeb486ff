import SwiftUI
import Tally

/// What stands under a number. Labels that are all whole numbers, such as years, roll as the number
/// does; others are replaced as a whole in the same time.
struct FilmLabel: View {
    let text: String
    let isNumber: Bool

    var body: some View {
        if isNumber, let number = Int(text) {
            RollingNumber(
                number, format: IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US_POSIX")).grouping(.never))
        } else {
            RollingText(text).lineLimit(1)
        }
    }

    /// Returns whether every label of a script is a whole number, written as one is.
    static func areNumbers(_ script: Script) -> Bool {
        script.entries.allSatisfy { entry in entry.label.map { Int($0).map(String.init) == $0 } ?? false }
    }
}
