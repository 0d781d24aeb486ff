import Foundation
import SwiftUI
import Tally
import TallyStage

/// A row of reels on a stage, and what is seen of it.
@MainActor
struct ReelScene {
    @MainActor @Observable
    final class Model {
        var reels: [ReelText.Reel]
        /// For views of a test's own.
        var text = ""
        var trigger = 0
        var ascending = false
        var duration = 1.0
        var stagger = 0.2
        var rests = 0

        init(_ reels: [ReelText.Reel]) { self.reels = reels }

        init(_ faces: [String], _ stops: [Int]) { reels = stops.map { ReelText.Reel(faces, stop: $0) } }
    }

    private struct Play: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                ReelText(
                    model.reels, duration: model.duration, stagger: model.stagger, ascending: model.ascending,
                    trigger: model.trigger
                )
                .onRollCompletion { model.rests += 1 }
                Text(verbatim: "|")
            }
            .font(.test)
        }
    }

    let model: Model
    let stage: Stage

    init(_ model: Model, size: CGSize = CGSize(width: 600, height: 100)) {
        self.model = model
        stage = Stage(size: size) { Play(model: model) }
        stage.frameRate = 60
    }

    init<Content: View>(_ model: Model, @ViewBuilder content: @escaping () -> Content) {
        self.model = model
        stage = Stage(size: CGSize(width: 600, height: 100)) { content().font(.test) }
        stage.frameRate = 60
    }

    struct Face: Equatable {
        let text: String
        /// Lines of the strip from the middle of the window, downwards.
        let place: Double
    }

    /// Lines of text from one face to the next.
    static let pitch = 1.2

    /// Where the row is.
    var row: CGRect { stage.frame.accessibility.first?.rect ?? .zero }

    /// The faces of each reel that are in its window or touch it, from top to bottom, by reel from the left.
    var windows: [[Face]] {
        let frame = stage.frame
        let row = frame.accessibility.first?.rect ?? .zero
        let (middle, pitch) = (Double(row.midY), Double(row.height) * Self.pitch)
        var columns: [[Face]] = []
        var last = -Double.infinity
        for text in frame.texts.sorted(by: { $0.rect.midX < $1.rect.midX }) {
            let place = (Double(text.rect.midY) - middle) / pitch
            guard text.opacity > 0, text.string != "|", abs(place) < 0.99 else { continue }
            if Double(text.rect.midX) > last + 2 { columns.append([]) }
            last = Double(text.rect.midX)
            columns[columns.count - 1].append(Face(text: text.string, place: place))
        }
        return columns.map { $0.sorted { $0.place < $1.place } }
    }

    /// The faces that fill their windows; `"?"` for a reel between two of them.
    var faces: [String] { windows.map { $0.first { abs($0.place) < 0.001 }?.text ?? "?" } }

    /// Plays the frames up to rest.
    /// - Parameter look: Called after each frame with its number, from 1.
    func play(_ look: (Int) -> Void) {
        var frame = 0
        while stage.isAnimating, frame < 1_000 {
            stage.advance(by: 1.0 / 60)
            frame += 1
            look(frame)
        }
    }

    /// The share of the way that ease-out, the cubic Bézier (0, 0, 0.58, 1), has covered, by bisection.
    static func easeOut(_ time: Double) -> Double {
        if time >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let t = (low + high) / 2
            if 3 * 0.58 * t * t * (1 - t) + t * t * t < time { low = t } else { high = t }
        }
        return 3 * low * low * (1 - low) + low * low * low
    }
}
