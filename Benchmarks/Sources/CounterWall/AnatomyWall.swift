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

    private func first(_ column: Int) -> Int { (seed &* 7 &+ column &* 3) % 10 }
    private func steps(_ column: Int) -> Int { (seed &* 5 &+ column &* 7) % 9 + 1 }

    var body: some View {
        if way == .canvas {
            CanvasNumber(
                first: (0..<7).map(first), steps: (0..<7).map(steps), progress: isOn ? 1 : 0)
        } else {
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    let faces = (0...steps(column)).map { String((first(column) + $0) % 10) }.joined(separator: "\n")
                    let shift = isOn ? -CGFloat(steps(column)) * line : 0
                    let text = Text(verbatim: faces).fixedSize().frame(height: line, alignment: .top)
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
    let first: [Int]
    let steps: [Int]
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        Canvas { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 63, height: line)))
            for column in 0..<7 {
                let turned = progress * Double(steps[column])
                let face = Int(turned.rounded(.down))
                let top = -CGFloat(turned - Double(face)) * line
                for next in 0...1 {
                    context.draw(
                        Text(verbatim: String((first[column] + face + next) % 10)),
                        at: CGPoint(x: CGFloat(column) * 9, y: top + CGFloat(next) * line), anchor: .topLeading)
                }
            }
        }
        .frame(width: 63, height: line)
    }
}
