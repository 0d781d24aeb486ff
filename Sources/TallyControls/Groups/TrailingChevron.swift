import Foundation
import TallyCore
import TallyUI

/// An arrowhead in the foreground style that points to the trailing side.
struct TrailingChevron: View {
    /// The width in points.
    let width: CGFloat
    let height: CGFloat
    let lineWidth: CGFloat
    @Environment(\.layoutDirection) private var direction

    init(width: CGFloat, height: CGFloat, lineWidth: CGFloat) {
        self.width = width
        self.height = height
        self.lineWidth = lineWidth
    }

    var body: some View {
        Chevron(pointsRight: direction == .leftToRight)
            .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            .frame(width: width, height: height)
    }
}

private struct Chevron: Shape {
    let pointsRight: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (back, tip) = pointsRight ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        var path = Path()
        path.move(to: CGPoint(x: back, y: rect.minY))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: back, y: rect.maxY))
        return path
    }
}
