import Foundation
import SwiftUI
import TallyStage

/// One component of the gallery: what it is called, the code that shows it, and how it is played.
///
/// An entry is one file in `Gallery/Entries`, with the view below it, and one name in `GalleryEntry.all`. `code` repeats the
/// view's source word for word; a test compares the two.
@MainActor struct GalleryEntry {
    /// A knob of the component: its name in code and what it sets.
    struct Knob: Hashable, Sendable {
        let name: String
        let purpose: String

        init(_ name: String, _ purpose: String) {
            self.name = name
            self.purpose = purpose
        }
    }

    /// Something a person does while the picture is taken.
    @MainActor struct Act {
        /// Seconds after the beginning.
        let time: Double
        let perform: (Stage) -> Void

        /// Returns a tap in the middle.
        static func tap(at time: Double) -> Act {
            Act(time: time) { $0.tap(CGPoint(x: $0.size.width / 2, y: $0.size.height / 2)) }
        }

        /// Returns a tap at a point, in points from the top left corner.
        static func tap(at time: Double, x: Double, y: Double) -> Act {
            Act(time: time) { $0.tap(CGPoint(x: x, y: y)) }
        }
    }

    /// In lower case with hyphens: the name of its files, and of its place in the page.
    let name: String
    let title: String
    /// What is seen: a sentence for those who read the page, and for those who have it read to them.
    let summary: String
    let knobs: [Knob]
    /// Points.
    var size = CGSize(width: 360, height: 120)
    /// The length of the picture.
    let seconds: Double
    let acts: [Act]
    let code: String
    let view: () -> AnyView

    init(
        name: String, title: String, summary: String, knobs: [Knob], size: CGSize = CGSize(width: 360, height: 120),
        seconds: Double, acts: [Act], code: String, @ViewBuilder view: @escaping () -> some View
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.knobs = knobs
        self.size = size
        self.seconds = seconds
        self.acts = acts
        self.code = code
        self.view = { AnyView(view()) }
    }
}

extension GalleryEntry {
    /// In the order of the page.
    static var all: [GalleryEntry] {
        [
            rollingNumber, numericText, odometer, continuous, rollingDigits, rollGroup, rollMaxima, rollingText, ticker,
            rolling, countingNumber, pushCounter, reelNumber, reelText, amountField, payment, screenplay, cardGame,
        ]
    }
}
