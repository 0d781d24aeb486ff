public import SwiftUI

/// A wall of hand-made numbers whose columns move in one of the ways that SwiftUI offers for a digit.
///
/// Each number has seven columns that turn by one to nine faces; nothing is clipped softly, so that only the ways differ.
public struct AnatomyWall: View {
    public enum Way: CaseIterable {
        /// The built-in `offset`, on a text with a line for each face.
        case offset
        /// A `GeometryEffect` a column, on the same text.
        case geometryEffect
        /// One `Canvas` a number, drawn anew each frame; two faces a column are in view.
        case canvas
    }

    @ObservedObject private var model: HandMadeWall.Model
    private let count: Int
    private let way: Way

    public init(model: HandMadeWall.Model, count: Int, way: Way) {
        self.model = model
        self.count = count
        self.way = way
    }

    public var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                AnatomyNumber(seed: index, isOn: model.isOn, way: way)
                    .position(x: CGFloat(40 + (index % 20) * 80), y: CGFloat(10 + (index / 20) * 20))
            }
        }
        .font(.system(size: 14)).monospacedDigit()
    }
}

private let line: CGFloat = 18

private struct AnatomyNumber: View, Equatable {
    let seed: Int
    let isOn: Bool
    let way: AnatomyWall.Way

    var body: some View {
        if way == .canvas {
            CanvasNumber(drums: (0..<7).map { HandMadeDrum(seed: seed, column: $0) }, progress: isOn ? 1 : 0)
        } else {
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    let drum = HandMadeDrum(seed: seed, column: column)
                    let shift = isOn ? -CGFloat(drum.steps) * line : 0
                    let text = Text(verbatim: drum.faces).fixedSize().frame(height: line, alignment: .top)
                    if way == .offset { text.offset(y: shift) } else { text.modifier(Shift(y: shift)) }
                }
            }
            .clipped()
        }
    }
}

private nonisolated struct Shift: GeometryEffect {
    var y: CGFloat
    var animatableData: CGFloat {
        get { y }
        set { y = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: y))
    }
}

private struct CanvasNumber: View, Animatable {
    let drums: [HandMadeDrum]
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        Canvas { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 63, height: line)))
            for (column, drum) in drums.enumerated() {
                let turned = progress * Double(drum.steps)
                let face = Int(turned.rounded(.down))
                let top = -CGFloat(turned - Double(face)) * line
                for next in 0...1 {
                    context.draw(
                        Text(verbatim: String((drum.first + face + next) % 10)),
                        at: CGPoint(x: CGFloat(column) * 9, y: top + CGFloat(next) * line), anchor: .topLeading)
                }
            }
        }
        .frame(width: 63, height: line)
    }
}
