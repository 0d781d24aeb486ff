import SwiftUI

/// An arrow to the left around a cross, as large as the digits beside it.
struct AmountDeleteGlyph: View {
    /// Points from top to bottom.
    @ScaledMetric(relativeTo: .title) private var height = 20.0

    var body: some View {
        Outline()
            .stroke(.foreground, style: StrokeStyle(lineWidth: height / 10, lineCap: .round, lineJoin: .round))
            .frame(width: height * 1.4, height: height)
    }

    private struct Outline: Shape {
        // Amounts run from left to right in every language.
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        func path(in rect: CGRect) -> Path {
            let tip = rect.height * 0.5
            let cross = rect.height * 0.2
            let middle = CGPoint(x: (rect.minX + tip * 0.8 + rect.maxX) / 2, y: rect.midY)
            return Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.minX + tip * 0.8, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX + tip * 0.8, y: rect.maxY))
                path.closeSubpath()
                path.move(to: CGPoint(x: middle.x - cross, y: middle.y - cross))
                path.addLine(to: CGPoint(x: middle.x + cross, y: middle.y + cross))
                path.move(to: CGPoint(x: middle.x + cross, y: middle.y - cross))
                path.addLine(to: CGPoint(x: middle.x - cross, y: middle.y + cross))
            }
        }
    }
}
