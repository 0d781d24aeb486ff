import SwiftUI

/// Lines of views, as many a line as fit.
struct Flow: Layout {
    var spacing: CGFloat

    private func lines(_ subviews: Subviews, _ width: CGFloat) -> [(CGPoint, CGSize)] {
        var places: [(CGPoint, CGSize)] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var height: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: min(width, 60), height: 20))
            if x > 0 && x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            places.append((CGPoint(x: x, y: y), size))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return places
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = lines(subviews, proposal.width ?? 100)
        return CGSize(
            width: places.map { $0.0.x + $0.1.width }.max() ?? 0, height: places.map { $0.0.y + $0.1.height }.max() ?? 0
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, lines(subviews, bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.0.x, y: bounds.minY + place.0.y), proposal: ProposedViewSize(place.1)
            )
        }
    }
}
