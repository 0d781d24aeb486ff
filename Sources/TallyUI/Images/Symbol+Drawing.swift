import Foundation
import TallyCore
import TallyScene

extension Symbol {
    /// Draws the symbol in its own units.
    func draw(
        _ context: GraphicsContext, _ shading: GraphicsContext.Shading, _ font: FontRequest, _ shaper: any TextShaping
    ) {
        if case .palette(let levels) = shading.kind { return draw(context, levels, font, shaper) }
        func add(_ pass: Pass?, _ context: GraphicsContext) {
            if let pass { context.fill(pass.path, with: shading, label: "symbol") }
        }
        let isLetteringCut = letters?.isCut == true
        guard passes.count > 1 || isLetteringCut else {
            add(passes.first, context)
            if let letters { draw(letters, context, shading, font, shaper) }
            return
        }
        context.drawLayer { layer in
            for (index, pass) in passes.enumerated() {
                if index > 0 {
                    // What is put on later replaces what is there: a clear style does not add up, and edges have no seam.
                    layer.blendMode = .destinationOut
                    layer.fill(pass.path, with: .color(.black))
                    layer.blendMode = .plusLighter
                }
                if !pass.isCut { add(pass, layer) }
            }
            guard let letters else { return }
            layer.blendMode = isLetteringCut ? .destinationOut : .normal
            draw(letters, layer, isLetteringCut ? .color(.black) : shading, font, shaper)
        }
    }

    /// Draws the symbol in several styles, each in its own areas; beyond the last one counts on.
    private func draw(
        _ context: GraphicsContext, _ levels: [GraphicsContext.Shading], _ font: FontRequest, _ shaper: any TextShaping
    ) {
        guard let last = levels.last else { return }
        func style(_ level: Int) -> GraphicsContext.Shading { levels.indices.contains(level) ? levels[level] : last }
        context.drawLayer { layer in
            for (index, pass) in layeredPasses.enumerated() {
                if pass.isSign {
                    layer.blendMode = .normal
                    layer.fill(pass.path, with: style(pass.level), label: "symbol")
                    continue
                }
                if index > 0 {
                    layer.blendMode = .destinationOut
                    layer.fill(pass.path, with: .color(.black))
                    layer.blendMode = .plusLighter
                }
                if !pass.isCut { layer.fill(pass.path, with: style(pass.level), label: "symbol") }
            }
            guard let letters else { return }
            layer.blendMode = .normal
            draw(letters, layer, style(letters.level), font, shaper)
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
            text, shading,
            at: CGPoint(
                x: letters.center.x - text.size.width / 2,
                y: letters.center.y - (text.firstBaseline - capitals / 2)))
    }
}
