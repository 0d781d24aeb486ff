import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// An image on the stage. Its frame and, for symbols and templates, its style move.
final class PictureElement: LeafElement {
    private var image: Image?
    private var picture: Picture?
    private let sheet: CanvasSheet
    private lazy var style = StyleAttribute(self)
    /// The styles of a symbol's further layers; empty: all is drawn in one.
    private var layerStyles: [StyleAttribute] = []
    private var drawnSize: Size?
    /// There once the symbol has been asked to play an effect.
    private var player: SymbolEffectPlayer?
    /// What the frame shows of a symbol's grid, once one symbol has replaced another. It goes over as the frame does,
    /// so that neither symbol is stretched meanwhile.
    private var unitBounds: Attribute?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        sheet = CanvasSheet(update.runtime)
        super.init(node, update)
    }

    func update(to image: Image, _ update: _ViewUpdate) {
        let environment = update.environment
        if self.image == image, self.environment.storage === environment.storage, picture != nil { return }
        let old = picture
        self.image = image
        let new = Picture(image, environment, runtime.shaper) { runtime.report($0) }
        picture = new
        if old?.size != new.size { invalidateLayout() }
        setStyles(image, new, update)
        redraw()
        if new.symbolName != nil || player != nil { updateEffects(from: old, to: new, update) }
    }

    private func setStyles(_ image: Image, _ picture: Picture, _ update: _ViewUpdate) {
        let environment = update.environment
        let context = environment.styleContext
        let styles = picture.symbolName.flatMap { name in
            // As it is of its own: in its colours.
            let own: SymbolRenderingMode.Kind? = image.rendering == .original ? .multicolor : nil
            let mode = image.symbolMode ?? own ?? environment.symbolRenderingMode?.kind
            return SymbolRenderingMode.Kind.styles(mode, of: name, context, in: environment)
        }
        style.set(
            styles?.first ?? ResolvedStyle.foreground(level: 0).concrete(in: context), scope: update.scope)
        let others = styles?.dropFirst() ?? []
        while layerStyles.count < others.count { layerStyles.append(StyleAttribute(self)) }
        layerStyles.removeLast(layerStyles.count - others.count)
        for (attribute, style) in zip(layerStyles, others) { attribute.set(style, scope: update.scope) }
    }

    /// Has the picture drawn anew, as what is shown is another in this frame.
    func redraw() {
        isContentStale = true
        needsRecord()
    }

    private func updateEffects(from old: Picture?, to new: Picture, _ update: _ViewUpdate) {
        let environment = update.environment
        let effects = environment.symbolEffects
        let isOther = old != nil && old?.symbolName != new.symbolName
        guard player != nil || !effects.isEmpty || isOther else { return }
        let now = runtime.time
        if isOther {
            if case .symbol(let effect, let options) = environment.contentTransition.kind, let old,
                old.symbolName != nil, new.symbolName != nil, !environment.accessibilityReduceMotion,
                update.scope.transaction.animation != nil
            {
                let player = player ?? SymbolEffectPlayer(self)
                self.player = player
                if unitBounds == nil {
                    unitBounds = Attribute(self, isPartOfContent: true)
                    unitBounds?.set(old.symbolBounds.vector, scope: update.scope)
                }
                player.replace(old, by: new, effect, options, at: now)
            } else {
                player?.endReplacement()
                unitBounds?.jump(to: new.symbolBounds.vector)
            }
        }
        unitBounds?.set(new.symbolBounds.vector, scope: update.scope)
        guard player != nil || !effects.isEmpty else { return }
        let player = player ?? SymbolEffectPlayer(self)
        self.player = player
        player.update(to: new.symbolName == nil ? [] : effects, new, environment, at: now)
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let picture else { return .zero }
        if image?.resizing == nil || picture.isNothing { return picture.size.sanitized }
        return CGSize(
            width: proposal.width ?? picture.size.width, height: proposal.height ?? picture.size.height
        ).sanitized
    }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let picture, picture.size.height > 0
        else { return nil }
        return picture.baseline * size.height / picture.size.height
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("style", .color, style)
        report.add("unit bounds", .plain, unitBounds)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        if isContentStale || size != drawnSize {
            drawnSize = size
            draw(Rect(origin: .zero, size: size))
        }
        return .translation(x: place.minX, y: place.minY)
    }

    private func draw(_ bounds: Rect) {
        guard let picture else { return }
        if environment.isRedacted {
            contentSegment.setChildren([])
            contentSegment.effect = nil
            contentSegment.content =
                bounds.isEmpty ? .nothing : RedactedContent.block(bounds, style.color)
            contentSegment.label = "redacted"
            return
        }
        if case .nothing = contentSegment.content {} else { contentSegment.content = .nothing }
        sheet.begin(bounds: bounds, symbols: nil)
        let layer = CanvasLayer(sheet)
        let context = GraphicsContext(layer, environment: environment)
        var shading = GraphicsContext.Shading(kind: .resolved(style.shown))
        if !layerStyles.isEmpty {
            shading = .palette([shading] + layerStyles.map { .init(kind: .resolved($0.shown)) })
        }
        if bounds.isEmpty {
            // There is nothing to see.
        } else if let player, picture.symbolName != nil {
            draw(picture, player, context, in: CGRect(bounds), shading)
        } else {
            picture.draw(context, in: CGRect(bounds), .identity, shading)
        }
        // A picture in its own colours is not drawn with the style.
        contentSegment.effect = picture.isTemplate ? style.shadows : nil
        contentSegment.setChildren(layer.finish())
        sheet.end()
    }

    private func draw(
        _ picture: Picture, _ player: SymbolEffectPlayer, _ context: GraphicsContext, in rect: CGRect,
        _ shading: GraphicsContext.Shading
    ) {
        let now = runtime.time
        let bounds = unitBounds.map { CGRect($0.presented) }
        for old in player.leavingPictures(at: now) {
            old.picture.draw(context, in: rect, of: bounds, old.parts, old.poses, shading)
        }
        picture.draw(
            context, in: rect, of: bounds, player.parts, player.poses(picture, at: now), slash: player.slash(at: now),
            shading)
    }

    override func destroy() {
        player?.stop()
        super.destroy()
    }

    // A moving frame may be a growing one, which is drawn anew.
    override var followedPlaces: [Attribute]? { frame.isMoving ? nil : [frame] }

    override var accessibilityText: String? {
        guard let image, !image.isDecorative else { return nil }
        if let label = image.label { return label.string(locale: environment.locale) }
        switch image.source {
        case .symbol(let name): return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .file(let file): return file.name
        case .drawing, .memory: return nil
        }
    }

    override var accessibilityKind: AccessibilityTraits { .isImage }
}

extension CGRect {
    fileprivate var vector: Vector4 { Vector4(Double(minX), Double(minY), Double(width), Double(height)) }

    fileprivate init(_ vector: Vector4) { self.init(x: vector[0], y: vector[1], width: vector[2], height: vector[3]) }
}
