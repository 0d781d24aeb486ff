import Foundation
import TallyCore

/// An arrowhead in the foreground style that points to the trailing side.
package struct TrailingChevron: View {
    /// The width in points.
    let width: CGFloat
    let height: CGFloat
    let lineWidth: CGFloat
    package init(width: CGFloat, height: CGFloat, lineWidth: CGFloat) {
        self.width = width
        self.height = height
        self.lineWidth = lineWidth
    }

    package var body: some View {
        Chevron()
            .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            .frame(width: width, height: height)
    }
}

private struct Chevron: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

/// A modifier that turns a view from the trailing side to the bottom.
package struct QuarterTurn: ViewModifier {
    let isOn: Bool
    @Environment(\.layoutDirection) private var direction

    package init(isOn: Bool) { self.isOn = isOn }

    package func body(content: Content) -> some View {
        content.rotationEffect(.degrees(isOn ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}
