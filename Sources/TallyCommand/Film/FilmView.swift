import SwiftUI
import Tally

/// The number whose turn it is.
@MainActor @Observable final class FilmTurn {
    var index = 0
}

/// What the film shows: the title, under it the number, under that its label, in the middle of the picture.
struct FilmView: View {
    let script: Script
    let look: FilmLook
    let sizes: FilmSizes
    let turn: FilmTurn

    var body: some View {
        let entry = script.entries[turn.index]
        VStack(spacing: 0) {
            if let title = look.title {
                FilmTitle(text: title, width: sizes.width)
                    .font(look.font(size: sizes.title, weight: .medium))
                    .foregroundStyle(look.quietColor)
                    .padding(.bottom, sizes.gap)
            }
            number(entry.value)
                .font(look.font(size: sizes.number, weight: .semibold))
                .foregroundStyle(look.color)
            if look.hasLabels {
                FilmLabel(text: entry.label ?? "", isNumber: look.labelsAreNumbers)
                    .font(look.font(size: sizes.label, weight: .medium))
                    .foregroundStyle(look.quietColor)
                    .frame(maxWidth: sizes.width)
                    .padding(.top, sizes.gap)
                    .rollStyle(look.style == .perDigit ? .perDigit : .flow)
                    .rollAnimation(look.motion, fade: look.fade)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Makes the number's view; those that do not roll have a pace of their own.
    @ViewBuilder private func number(_ value: Decimal) -> some View {
        if let style = look.style.rollStyle {
            FilmNumber(value: value, look: look).rollStyle(style).rollAnimation(look.motion, fade: look.fade)
        } else {
            FilmNumber(value: value, look: look)
        }
    }
}

/// A title of at most two lines; what is longer ends in an ellipsis.
struct FilmTitle: View {
    let text: String
    let width: CGFloat

    var body: some View {
        Text(verbatim: text)
            .lineLimit(2)
            .multilineTextAlignment(.center)
            .frame(maxWidth: width)
            .fixedSize(horizontal: false, vertical: true)
    }
}
