import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension TextElement {
    /// Draws the pictures in the lines, each where its box stands.
    func drawPictures(_ text: ShapedText) -> [Segment] {
        let sheet = sheet ?? CanvasSheet(runtime)
        self.sheet = sheet
        sheet.begin(bounds: Rect(origin: .zero, size: text.size), symbols: nil)
        let layer = CanvasLayer(sheet)
        let context = GraphicsContext(layer, environment: environment)
        for place in text.lines.flatMap(\.marks) {
            guard marks.indices.contains(place.mark), let picture = marks[place.mark].picture else { continue }
            let style = marks[place.mark].color.map { ResolvedStyle.color($0) } ?? foreground.shown
            picture.draw(context, in: CGRect(place.rect), .identity, GraphicsContext.Shading(kind: .resolved(style)))
        }
        defer { sheet.end() }
        return layer.finish()
    }
}
