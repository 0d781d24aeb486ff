public import SwiftUI

/// The same numbers without the component: each column is one text that an offset moves, under one soft mask a number.
///
/// What a frame of it costs is the runtime's and the painter's share.
public struct HandMadeWall: View {
    @ObservedObject private var model: Model
    private let count: Int
    private let fontSize: CGFloat

    @MainActor public final class Model: ObservableObject {
        @Published public var isOn = false

        public init() {}
    }

    public init(model: Model, count: Int) {
        self.model = model
        self.count = count
        fontSize = count > 100 ? 14 : 24
    }

    public var body: some View {
        let line = (fontSize * 9 / 7).rounded()
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                HandMadeNumber(seed: index, isOn: model.isOn, line: line)
                    .position(x: CGFloat(40 + (index % 20) * 80), y: CGFloat(10 + (index / 20) * 20))
            }
        }
        .font(.system(size: fontSize)).monospacedDigit()
    }
}

private struct HandMadeNumber: View, Equatable {
    let seed: Int
    let isOn: Bool
    let line: CGFloat

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<7) { column in
                let drum = HandMadeDrum(seed: seed, column: column)
                Text(verbatim: drum.faces).fixedSize().frame(height: line, alignment: .top)
                    .offset(y: isOn ? -CGFloat(drum.steps) * line : 0)
            }
        }
        .mask {
            LinearGradient(
                stops: [
                    .init(color: .clear, location: 0), .init(color: .black, location: 0.1),
                    .init(color: .black, location: 0.9), .init(color: .clear, location: 1),
                ], startPoint: .top, endPoint: .bottom)
        }
    }
}

/// A column of a hand-made number: where it begins, and how far it turns.
struct HandMadeDrum {
    let first: Int
    let steps: Int

    init(seed: Int, column: Int) {
        first = (seed &* 7 &+ column &* 3) % 10
        steps = (seed &* 5 &+ column &* 7) % 9 + 1
    }

    /// A line for each face.
    var faces: String { (0...steps).map { String((first + $0) % 10) }.joined(separator: "\n") }
}
