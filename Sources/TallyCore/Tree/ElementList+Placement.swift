import Foundation
import TallyScene

extension ElementList {
    /// Places the elements in a view's rectangle, each by itself and with the view's size as its proposal.
    ///
    /// - Parameter view: the guides that the elements are aligned with; nil: those of the rectangle.
    package func place(
        in rect: Rect, _ alignment: Alignment, _ direction: LayoutDirection, guides view: ViewDimensions? = nil
    ) {
        collect()
        let size = CGSize(rect.size)
        let proposal = ProposedViewSize(size)
        let outer = view ?? ViewDimensions(element: nil, size: size)
        for layer in elements {
            let box = layer.size(proposal)
            let inner = layer.dimensions(proposal)
            var x = outer[alignment.horizontal] - inner[alignment.horizontal]
            if direction == .rightToLeft { x = size.width - x - box.width }
            let y = outer[alignment.vertical] - inner[alignment.vertical]
            layer.place(at: Point(x: rect.minX + Double(x), y: rect.minY + Double(y)), proposal)
        }
    }
}
