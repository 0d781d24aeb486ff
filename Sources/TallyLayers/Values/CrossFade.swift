internal import Foundation
internal import TallyUI

/// Pictures or texts on their way to another: each is seen by its share, and their light adds up.
///
/// What programs read of it is the one with the largest share.
package final class CrossFade {
    /// Nothing is one of them where contents come or go. The shares add up to 1.
    private let shares: [(object: Any?, share: Double)]

    /// What is left of a picture is left out below this share, and beyond this number.
    private static let (smallest, maximumCount) = (1.0 / 512, 16)

    private init(from: Any?, to: Any?, fraction: Double) {
        var shares: [(object: Any?, share: Double)] = [(Self.nearest(to), fraction)]
        let old = (from as? CrossFade)?.shares ?? [(from, 1)]
        for (object, share) in old {
            let share = share * (1 - fraction)
            if let known = shares.firstIndex(where: { Self.isSame($0.object, object) }) {
                shares[known].share += share
            } else if share >= Self.smallest {
                shares.append((object, share))
            }
        }
        if shares.count > Self.maximumCount {
            shares.sort { $0.share > $1.share }
            shares.removeLast(shares.count - Self.maximumCount)
        }
        let sum = shares.reduce(0) { $0 + $1.share }
        self.shares = shares.map { ($0.object, $0.share / sum) }
    }

    /// Returns what stands between two values; a value itself at the ends, and where one of them is nothing that fades.
    package static func value(from a: LayerValue, to b: LayerValue, fraction: Double) -> LayerValue {
        let isMeant = fraction > 0 && fraction < 1 && fades(a) && fades(b) && a != b
        guard isMeant else { return fraction < 0.5 ? a : b }
        return .object(CrossFade(from: a.object, to: b.object, fraction: fraction))
    }

    /// What a value counts as where it cannot be shown in between.
    package static func nearest(_ value: Any?) -> Any? {
        guard let fade = value as? CrossFade else { return value }
        return fade.shares.max { $0.share < $1.share }?.object
    }

    private static func fades(_ value: LayerValue) -> Bool {
        switch value {
        case .none: true
        case .object(let object):
            object is CGImage || object is DrawnContents || object is CrossFade || object is String
                || object is NSAttributedString
        default: false
        }
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): LayerValue.object(a) == .object(b)
        default: false
        }
    }

    /// Returns the one part that shows all of them.
    ///
    /// - Parameter parts: what shows a picture or a text.
    func parts(_ parts: (Any?) -> [LayerPart]) -> [LayerPart] {
        let shown = shares.reversed().map { object, share in
            var part = LayerPart(parts(object), opacity: share, label: "contents")
            part.isAdded = true
            return part
        }
        return [LayerPart(shown, opacity: 1, label: "cross-fade")]
    }
}
