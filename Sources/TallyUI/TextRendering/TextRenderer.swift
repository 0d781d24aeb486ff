public import Foundation
import TallyCore

/// Draws the texts of a view in place of the runtime: line by line, run by run, glyph by glyph.
///
/// Given to texts by `textRenderer(_:)`. While its data animates it draws once a frame, at data between. What it draws may
/// stand out of the text's place: nothing is cut. Texts that are redacted, and text fields, are drawn without it; a content
/// transition of a text that has one is not played.
///
/// The lines of a text are laid out once, however often it is drawn.
public protocol TextRenderer: Animatable {
    /// Draws the text; the origin of the context is the text's top left corner, in points.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size that the text takes of what is offered; by default what it takes without the renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the renderer draws beyond the text. It is not asked for: what is drawn is not cut, wherever it is.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer draws, to be asked for its size. Good while the renderer is asked for one.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the size that the text would take of what is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
