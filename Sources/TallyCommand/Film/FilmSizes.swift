import SwiftUI
import TallyStage

/// The sizes of a film's texts, in points, so chosen that the widest of its numbers and labels are not cut.
struct FilmSizes: Equatable {
    /// The sizes of the fonts; this one is the number's.
    private(set) var number: CGFloat
    private(set) var title: CGFloat
    private(set) var label: CGFloat
    /// The gap between the lines.
    private(set) var gap: CGFloat
    /// What the picture offers to a line.
    private(set) var width: CGFloat

    /// Shares of the number's font.
    private static let (titleShare, labelShare, gapShare) = (0.32, 0.4, 0.18)
    /// Share of the picture that stays free at each side.
    private static let margin = 0.06

    /// Measures every width that the script's numbers have, before anything is painted.
    ///
    /// The font of the number is the wished one, or smaller if the widest number is wider than the picture less its
    /// margins; title and label are smaller than the number in the usual proportion, a label also as it needs to fit
    /// (a text no smaller than half: then it ends in an ellipsis). If it all is higher than the picture, everything is
    /// smaller.
    @MainActor init(script: Script, look: FilmLook, preferred: Double, picture: CGSize) {
        width = picture.width * (1 - 2 * Self.margin)
        let height = picture.height * (1 - 2 * Self.margin)
        let widest = look.format.widths(of: script.entries.map(\.value)).map { value in
            Self.measure(
                FilmNumber(value: value, look: look)
                    .font(look.font(size: preferred, weight: .semibold))
            ).width
        }.max()
        number = preferred * min(1, width / max(widest ?? 0, 1))
        title = min(preferred * Self.titleShare, number * 2 * Self.titleShare)
        label = min(preferred * Self.labelShare, number * 2 * Self.labelShare)
        gap = number * Self.gapShare
        if look.hasLabels {
            let needed = Self.widestLabel(script, look, size: label)
            let fitting = min(1, width / max(needed, 1))
            label *= look.labelsAreNumbers ? fitting : max(0.5, fitting)
        }
        let scale = min(1, height / max(neededHeight(script, look), 1))
        number *= scale
        title *= scale
        label *= scale
        gap *= scale
    }

    /// Returns the sizes for a picture of another size.
    func scaled(by factor: CGFloat) -> FilmSizes {
        var sizes = self
        sizes.number *= factor
        sizes.title *= factor
        sizes.label *= factor
        sizes.gap *= factor
        sizes.width *= factor
        return sizes
    }

    @MainActor private func neededHeight(_ script: Script, _ look: FilmLook) -> CGFloat {
        Self.measure(
            FilmView(script: script, look: look, sizes: self, turn: FilmTurn()).fixedSize(
                horizontal: false, vertical: true
            )
            .frame(width: width)
        ).height
    }

    @MainActor private static func widestLabel(_ script: Script, _ look: FilmLook, size: CGFloat) -> CGFloat {
        // The longest texts are the widest as near as matters, and a hundred thousand need not be shaped.
        let labels = Set(script.entries.compactMap(\.label))
        var widest: CGFloat = 0
        for label in labels.sorted(by: { ($0.count, $0) > ($1.count, $1) }).prefix(24) {
            let text = Text(verbatim: label).font(look.font(size: size, weight: .medium)).monospacedDigit()
            widest = max(widest, measure(text).width)
        }
        return widest
    }

    /// Returns the size that a view takes when nothing limits it.
    @MainActor private static func measure(_ view: some View) -> CGSize {
        let stage = Stage(size: .zero) { view.fixedSize().background(Color.black) }
        return stage.frame.shapes.first?.rect.size ?? .zero
    }
}
