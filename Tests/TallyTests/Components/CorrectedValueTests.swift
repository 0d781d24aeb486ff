import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A value that is put right before anybody has seen it, as where `onChange` holds it to its limits.
@MainActor
struct CorrectedValueTests {
    @MainActor @Observable
    final class Model {
        var value = 11
        var limit = 11
    }

    enum Kind: String, CaseIterable {
        case flow, continuous, odometer, perDigit, byPosition, numericText, ticker, money, counting, push, reel, faces,
            words, text
    }

    struct Page: View {
        let model: Model
        let kind: Kind
        var corrects = true

        var body: some View {
            HStack(spacing: 0) {
                number
                Text("|")
            }
            .font(.test)
            .onChange(of: model.value) {
                if corrects, model.value > model.limit { model.value = model.limit }
            }
        }

        @ViewBuilder private var number: some View {
            switch kind {
            case .flow: RollingNumber(model.value)
            case .continuous: RollingNumber(model.value).rollStyle(.continuous)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .byPosition: RollingNumber(model.value).rollStyle(.perDigit(columns: .byPosition))
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .money: RollingNumber(model.value, format: .currency(code: "EUR"))
            case .counting: CountingNumber(model.value, format: .number, duration: 0.5)
            case .push: PushCounter(model.value, stepDuration: 0.02)
            case .reel: ReelNumber("\(model.value)", duration: 0.4, stagger: 0.1)
            case .faces: ReelText("\(model.value)", faces: (0...9).map(String.init), duration: 0.4, stagger: 0.1)
            case .words: Rolling(model.value) { Text("\($0)") }
            case .text: RollingText("\(model.value)")
            }
        }
    }

    func stage(_ model: Model, _ kind: Kind, corrects: Bool = true) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 120)) { Page(model: model, kind: kind, corrects: corrects) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 5)
        return stage
    }

    /// What is seen of a frame's texts, from left to right, with where it is, to a quarter of a point.
    func seen(_ stage: Stage) -> [String] {
        stage.faces.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.01 && rect.height > 1 && rect.width > 1
        }
        .sorted { ($0.rect.minX, $0.rect.minY, $0.string) < ($1.rect.minX, $1.rect.minY, $1.string) }
        .map {
            "\($0.string) \(Int(($0.rect.minX * 4).rounded())) \(Int(($0.rect.minY * 4).rounded())) \(Int(($0.opacity * 100).rounded()))"
        }
    }

    static let animations: [Animation?] = [nil, .default, .easeInOut(duration: 0.4), .linear(duration: 1)]

    @Test(arguments: Kind.allCases, 0..<4)
    func `one that goes back to what it was moves nothing, in any frame`(kind: Kind, index: Int) {
        let model = Model()
        let stage = stage(model, kind)
        let rest = seen(stage)
        for wrong in [12, 101, 99_999] {
            withAnimation(Self.animations[index]) { model.value = wrong }
            for frame in 0..<40 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                #expect(seen(stage) == rest, "\(wrong), frame \(frame)")
            }
            #expect(stage.settle(within: 5))
            #expect(model.value == 11 && seen(stage) == rest)
        }
        // The next change moves as ever.
        withAnimation(Self.animations[index]) { model.value = 7 }
        stage.advance(by: 0)
        stage.advance(by: 0.02)
        #expect(stage.isAnimating)
        #expect(stage.settle(within: 5))
    }

    @Test(arguments: Kind.allCases, 0..<4)
    func `one that goes elsewhere moves there as if it had been said at once`(kind: Kind, index: Int) {
        for (start, wrong, limit) in [(11, 120, 100), (95, 3_000, 99), (100, 105, 12), (7, 8, -5)] {
            let (model, plain) = (Model(), Model())
            for model in [model, plain] { (model.value, model.limit) = (start, 1_000_000) }
            let (stage, other) = (stage(model, kind), stage(plain, kind, corrects: false))
            model.limit = limit
            withAnimation(Self.animations[index]) { model.value = wrong }
            withAnimation(Self.animations[index]) { plain.value = limit }
            for frame in 0..<60 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                other.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let (seen, wanted) = (seen(stage), seen(other))
                #expect(seen == wanted, "\(start), \(wrong), \(limit), frame \(frame)")
                if seen != wanted { break }
            }
            #expect(stage.settle(within: 6) && other.settle(within: 6))
            #expect(seen(stage) == seen(other))
        }
    }

    @Test(arguments: Kind.allCases)
    func `who waits for the end of a motion hears of one, and of none where nothing moved`(kind: Kind) {
        let model = Model()
        var count = 0
        let stage = Stage(size: CGSize(width: 400, height: 120)) {
            Page(model: model, kind: kind).onRollCompletion { count += 1 }
        }
        stage.advance(by: 0)
        _ = stage.settle(within: 5)
        model.value = 12
        _ = stage.settle(within: 5)
        #expect(count == 0)
        model.value = 3
        _ = stage.settle(within: 5)
        #expect(count == 1)
        (model.limit, model.value) = (5, 9)
        _ = stage.settle(within: 5)
        #expect(count == 2)
    }

    @Test(arguments: Kind.allCases)
    func `one that is put right while another change is under way ends where it is to`(kind: Kind) {
        for delay in [0.02, 0.1, 0.3] {
            let model = Model()
            let stage = stage(model, kind)
            model.value = 3
            stage.advance(by: 0)
            stage.advance(by: delay)
            model.value = 500
            stage.advance(by: 0)
            stage.advance(by: 0.05)
            #expect(stage.settle(within: 6))
            let end = seen(stage)
            let fresh = self.stage(Model(), kind)
            #expect(model.value == 11 && end == seen(fresh), "after \(delay)")
        }
    }

    @Test(arguments: Kind.allCases)
    func `it moves nothing either as soon as what was before is as good as over, and that is told of`(kind: Kind) {
        let model = Model()
        var count = 0
        let stage = Stage(size: CGSize(width: 400, height: 120)) {
            Page(model: model, kind: kind).onRollCompletion { count += 1 }
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 5)
        (model.limit, model.value) = (12, 10)
        _ = stage.settle(within: 5)
        withAnimation { model.value = 12 }
        stage.advance(by: 0)
        stage.advance(by: 1)
        let rest = seen(stage)
        withAnimation { model.value = 13 }
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            #expect(seen(stage) == rest)
        }
        #expect(stage.settle(within: 5))
        #expect(seen(stage) == rest && count == 2)
    }

    @Test(arguments: [0.05, 0.1, 0.15, 0.25])
    func `words that are on their way go on as if nothing had been, within three points`(delay: Double) {
        let (model, plain) = (Model(), Model())
        let (stage, other) = (stage(model, .words), stage(plain, .words))
        for model in [model, plain] { withAnimation { model.value = 10 } }
        for stage in [stage, other] {
            stage.advance(by: 0)
            stage.advance(by: delay)
        }
        model.limit = 10
        withAnimation { model.value = 11 }
        for frame in 0..<40 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            other.advance(by: frame == 0 ? 0 : 1.0 / 60)
            // Of two motions that lead over into one another for a moment not quite the first is seen.
            let (shown, wanted) = (places(stage), places(other))
            #expect(shown.map(\.string) == wanted.map(\.string), "frame \(frame)")
            for (text, other) in zip(shown, wanted) {
                #expect(abs(text.rect.minX - other.rect.minX) < 3, "frame \(frame)")
                #expect(abs(text.rect.minY - other.rect.minY) < 2, "frame \(frame)")
            }
        }
    }

    /// The texts of which something is seen.
    private func places(_ stage: Stage) -> [TextElement] {
        stage.faces.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.01 && rect.height > 4
        }
        .sorted { ($0.string, $0.rect.minY) < ($1.string, $1.rect.minY) }
    }
}
