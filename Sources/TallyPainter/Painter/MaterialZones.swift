internal import TallyCompositor
internal import TallyScene

/// Where materials are, each with the pixels that it is made of: whatever differs there, all of the zone is painted again.
struct MaterialZones {
    private var zones: [PixelBox] = []
    private var width = 0
    private var height = 0

    /// Widens boxes to the zones that they meet, until they meet no others.
    ///
    /// - Parameter boxes: disjoint, and so when it returns.
    /// - Returns: True if there are materials.
    mutating func widen(_ boxes: inout [PixelBox], _ list: DisplayList, scale: Double, width: Int, height: Int) -> Bool
    {
        guard list.root.cell.pointee.mayHaveMaterial, !boxes.isEmpty else { return false }
        zones.removeAll(keepingCapacity: true)
        self.width = width
        self.height = height
        let isThere = find(list.root.cell, Affine.scale(x: scale, y: scale), .infinite, spread: nil)
        var isStable = zones.isEmpty
        while !isStable {
            isStable = true
            for zone in zones where PixelBox.merge(zone, into: &boxes) { isStable = false }
        }
        return isThere
    }

    /// - Parameters:
    ///   - clip: where anything below can show, in pixels.
    ///   - spread: where the outermost layer shows that carries its pixels elsewhere, as blurs do.
    /// - Returns: whether there may be a material in the segment or below.
    private mutating func find(_ cell: SegmentCell.Pointer, _ outer: Affine, _ clip: Rect, spread: Rect?) -> Bool {
        guard cell.pointee.mayHaveMaterial else { return false }
        let transform = cell.pointee.transform.concatenating(outer)
        var clip = clip
        var spread = spread
        if let effect = cell.pointee.effect {
            if effect.pointee.opacity <= 0 { return true }
            if effect.pointee.clip != .none { clip = clip.intersection(transform.apply(effect.pointee.clipBounds)) }
        }
        if cell.pointee.hasLayer {
            let state = cell.pointee.segment._withUnsafeGuaranteedRef { $0.layerState }
            // What is in perspective stands over nothing.
            if state?.projection != nil { return true }
            if spread == nil, let effect = state?.effect, effect.movesInk {
                spread = outer.apply(cell.pointee.bounds).intersection(clip)
                clip = .infinite
            }
        }
        var isThere = false
        if cell.pointee.hasContent, cell.pointee.text == nil {
            let content = cell.pointee.segment._withUnsafeGuaranteedRef { $0.content }
            if let material = content.material {
                isThere = true
                add(transform.apply(content.bounds).intersection(clip), LayerBlur(material, transform), spread)
            }
        }
        for child in cell.children where find(child, transform, clip, spread: spread) { isThere = true }
        cell.pointee.mayHaveMaterial = isThere
        return isThere
    }

    private mutating func add(_ area: Rect, _ blur: LayerBlur, _ spread: Rect?) {
        let shown = spread ?? area
        if area.isEmpty || shown.isEmpty { return }
        // A pixel of ink beside the bounds, and one more that is rounded to.
        let zone = LayerBox(area).outset(x: blur.across.reach + 2, y: blur.down.reach + 2)
        let whole = LayerBox(minX: 0, minY: 0, maxX: width, maxY: height)
        if LayerBox(shown).outset(2).intersection(whole).isEmpty { return }
        let all = spread.map { zone.union(LayerBox($0).outset(2)) } ?? zone
        let box = all.intersection(whole)
        zones.append(PixelBox(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY))
    }
}

extension LayerBox {
    /// The pixels that a rectangle touches.
    fileprivate init(_ rect: Rect) {
        self.init(
            minX: ClipState.pixel(rect.minX.rounded(.down)), minY: ClipState.pixel(rect.minY.rounded(.down)),
            maxX: ClipState.pixel(rect.maxX.rounded(.up)), maxY: ClipState.pixel(rect.maxY.rounded(.up)))
    }
}

extension LayerEffect {
    /// True if a pixel of the inside counts for others than itself.
    fileprivate var movesInk: Bool {
        switch self {
        case .group, .colors, .blended, .mask: false
        case .blur, .shadow, .shadows, .threshold: true
        }
    }
}
