public import Foundation
import TallyCore
import TallyScene

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How broad a column, or how high a row, is; points.
    public enum Size: Sendable {
        /// A track that is always as long; what is negative or not finite counts as 0.
        case fixed(CGFloat)
        /// An equal share of the space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit stand here, each within limits, in an equal share of the space.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// Points to the next column or row; nil: the standard distance.
    public var spacing: CGFloat?
    /// How a view stands in its cell; nil: in the middle.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// One column or row, with its place.
struct GridTrack: Equatable {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
}

extension [GridItem] {
    /// Returns the tracks for an available length: fixed ones first, then each of the others in turn takes its share.
    ///
    /// Nil asks for the least: flexible tracks are as short as they may be, and there is one of each adaptive item.
    func tracks(in available: CGFloat?) -> [GridTrack] {
        let gaps = map { Swift.max(0, ($0.spacing ?? ViewSpacing.standard).orZero) }
        var rest = (available ?? 0) - gaps.dropLast().reduce(0, +)
        var flexible = 0
        for item in self {
            if case .fixed(let length) = item.size { rest -= length.sanitizedLength } else { flexible += 1 }
        }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for (item, gap) in zip(self, gaps) {
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [length.sanitizedLength]
            case .flexible(let minimum, let maximum):
                lengths = [Self.share(rest, flexible).clamped(minimum, maximum)]
            case .adaptive(let minimum, let maximum):
                let least = Swift.max(1, minimum.sanitizedLength)
                let share = Swift.max(0, Self.share(rest, flexible))
                let count = Double((share + gap) / (least + gap)).whole(in: 1...Self.most)
                let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
                lengths = Array<CGFloat>(repeating: each.clamped(least, maximum), count: count)
            }
            if case .fixed = item.size {
            } else {
                rest -= lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
                flexible -= 1
            }
            for length in lengths {
                tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
                position += length + gap
            }
        }
        return tracks
    }

    /// More columns than any stage has points.
    private static let most = 10_000

    private static func share(_ rest: CGFloat, _ count: Int) -> CGFloat { count > 0 ? rest / CGFloat(count) : 0 }
}

extension CGFloat {
    fileprivate var sanitizedLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }

    fileprivate func clamped(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let least = minimum.sanitizedLength
        let most = maximum.isNaN ? CGFloat.infinity : Swift.max(least, maximum)
        return Swift.min(Swift.max(self.isNaN ? 0 : self, least), most)
    }
}
