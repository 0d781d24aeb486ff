import Foundation
import TallyScene

/// How a text goes over to another, as its element found it.
struct ContentChange {
    /// Whether digits roll: from above, if the number becomes smaller.
    let rolls: Bool
    let countsDown: Bool
    /// The string is the same, and its font goes over.
    let scales: Bool
    /// The fonts are the same but for their size.
    let isResize: Bool
    let locale: Locale

    init(
        _ transition: ContentTransition, from old: ContentTransition, isSameString: Bool, isResize: Bool, locale: Locale
    ) {
        rolls = transition.isNumeric
        countsDown = transition.countsDown(from: old)
        scales = (transition.kind == .interpolate || transition.kind == .automatic) && isSameString
        self.isResize = isResize
        self.locale = locale
    }
}

extension ContentTransition {
    /// True if there is something to be seen of it.
    var isPlayed: Bool {
        switch kind {
        case .identity, .symbol: false
        default: true
        }
    }
}

extension [Paragraph.Run] {
    /// Returns true if the runs are those of before in fonts of another size.
    func isResized(from old: [Paragraph.Run]) -> Bool {
        count == old.count
            && zip(self, old).allSatisfy { new, old in
                var resized = old
                resized.font.size = new.font.size
                return resized == new
            }
    }
}
