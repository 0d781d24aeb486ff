import SwiftUI
import Tally
import TallyScene
import TallyStage

/// The contact sheet of one style in one kind of change: moments one below the other, each with its time and value.
@MainActor struct ChangeSheet {
    let style: SheetStyle
    let change: SheetChange
    let scheme: GalleryScheme
    /// Points of one moment.
    static let size = CGSize(width: 180, height: 42)
    private static let scale = 2.0

    var moments: [Double] { change.moments(style) }

    var file: String { "sheet-\(style.name)-\(change.name)" + (scheme == .light ? ".png" : "-dark.png") }

    /// What the picture shows, for those who have it read to them.
    var alternative: String {
        "\(style.code): \(change.summary), in \(moments.count) moments from 0 to \(ChangeMoment.printed(moments.last ?? 0)) "
            + "seconds. \(style.look.prefix(1).uppercased())\(style.look.dropFirst())."
    }

    /// Plays the change and hands out the stage at each moment, after its picture is due and before what is set then.
    func play(_ see: (Stage) -> Void) {
        let moment = ChangeMoment(value: change.start)
        let style = style
        let stage = Stage(size: Self.size, scale: Self.scale) { ChangeView(moment: moment, style: style.style) }
        stage.preferences.colorScheme = scheme.colorScheme
        stage.preferences.background = Color.Resolved(argb: scheme.card)
        stage.advance(by: 0)
        var values = change.values(style)[...]
        for time in moments {
            while let next = values.first, next.time < time - 1e-9 {
                stage.advance(by: max(0, next.time - stage.time))
                moment.value = next.value
                stage.advance(by: 0)
                values.removeFirst()
            }
            stage.advance(by: max(0, time - stage.time))
            moment.time = time
            stage.advance(by: 0)
            see(stage)
        }
    }

    func bitmap() -> Bitmap {
        var pixels: [UInt32] = []
        var width = 0
        play { stage in
            let picture = stage.image()
            width = picture.width
            pixels += picture.pixels
        }
        return Bitmap(width: width, height: width == 0 ? 0 : pixels.count / width, pixels: pixels)
    }
}

/// What a moment of a contact sheet shows: seconds, and the value that the number was given.
@MainActor @Observable final class ChangeMoment {
    var time = 0.0
    var value: Int

    init(value: Int) { self.value = value }

    /// Returns seconds in as few digits as tell them, at most three after the point.
    static func printed(_ time: Double) -> String {
        let text = "\((time * 1000).rounded() / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// A moment: its time and value at the left, the number beside them.
private struct ChangeView: View {
    let moment: ChangeMoment
    let style: RollStyle

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .trailing, spacing: 0) {
                Text(verbatim: ChangeMoment.printed(moment.time) + " s")
                Text(moment.value, format: .number).foregroundStyle(.secondary)
            }
            .font(.system(size: 12))
            .frame(width: 56, alignment: .trailing)
            RollingNumber(moment.value)
                .rollStyle(style)
                .font(.system(size: 24, weight: .semibold))
                .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) { Rectangle().fill(.gray.opacity(0.25)).frame(height: 0.5) }
    }
}
