import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension TextElement {
    /// Follows the renderer of the place.
    func read(renderer source: TextRendererSource?) {
        if source === renderer { return }
        renderer?.remove(self)
        source?.add(self)
        renderer = source
        layoutSetting = nil
        isContentStale = true
        invalidateLayout()
        needsRecord()
    }

    /// Called when the renderer draws otherwise.
    func rendererChanged() {
        isContentStale = true
        needsRecord()
        if let renderedSize, let size = renderer?.size(renderedSize.proposal, proxy), size != renderedSize.size {
            invalidateLayout()
        }
    }

    /// The text without its renderer.
    var proxy: TextProxy {
        TextProxy { [weak self] proposal in onMain { self?.ownSize(proposal) ?? .zero } }
    }

    /// Has the renderer draw a text in place of what the element shows by itself.
    func draw(_ text: ShapedText, by renderer: TextRendererSource) {
        let setting: TextLayoutSetting
        if let layoutSetting, layoutSetting.text === text {
            setting = layoutSetting
        } else {
            setting = TextLayoutSetting(text, paragraph(of: text), runtime.shaper, attributes)
            layoutSetting = setting
        }
        setting.shading = GraphicsContext.Shading(kind: .resolved(foreground.shown))
        setting.pictures = marks
        let sheet = sheet ?? CanvasSheet(runtime)
        self.sheet = sheet
        sheet.begin(bounds: Rect(origin: .zero, size: text.size), symbols: nil)
        let layer = CanvasLayer(sheet)
        var context = GraphicsContext(layer, environment: environment)
        runtime.hosting { renderer.draw(Text.Layout(setting: setting), in: &context) }
        contentSegment.content = .nothing
        contentSegment.label = "text"
        contentSegment.setChildren(layer.finish())
        contentSegment.effect = layer.hasBlending ? .group : foreground.shadows
        sheet.end()
    }
}
