import Foundation
import TallyCore
import TallyScene

extension Symbol {
    /// Draws the symbol in its own units.
    func draw(
        _ context: GraphicsContext, _ shading: GraphicsContext.Shading, _ font: FontRequest, _ shaper: any TextShaping
    ) {
        let hasCuts = cut.boundingRect.isNull == false || letters?.isCut == true
        func drawInk(_ context: GraphicsContext) {
            context.fill(ink, with: shading, label: "symbol")
            if let letters, !letters.isCut { self.draw(letters, context, shading, font, shaper) }
        }
        if !hasCuts { return drawInk(context) }
        context.drawLayer { layer in
            drawInk(layer)
            layer.blendMode = .destinationOut
            layer.fill(cut, with: .color(.black))
            if let letters, letters.isCut { self.draw(letters, layer, .color(.black), font, shaper) }
        }
    }

    private func draw(
        _ letters: Letters, _ context: GraphicsContext, _ shading: GraphicsContext.Shading, _ font: FontRequest,
        _ shaper: any TextShaping
    ) {
        var request = font
        // Capitals of the height that is wanted.
        request.size = Double(letters.height / 0.71)
        request.weight = Swift.max(font.weight, 600)
        var text = shaper.shape(Paragraph(runs: [Paragraph.Run(text: letters.string, font: request)]))
        if text.size.width > Double(letters.width) {
            request.size *= Double(letters.width) / text.size.width
            text = shaper.shape(Paragraph(runs: [Paragraph.Run(text: letters.string, font: request)]))
        }
        let capitals = request.size * 0.71
        context.draw(
            text, shading, at: CGPoint(x: 12 - text.size.width / 2, y: 12 - (text.firstBaseline - capitals / 2)))
    }
}
