import TallyScene

extension Canvas {
    /// Puts a picture onto the canvas in a blend mode, its first pixel at (x, y): within the clip, times its coverage
    /// and `alpha` (0...255). What is outside the picture stays as it is in every mode.
    public func blend(
        _ picture: Canvas, x: Int, y: Int, _ mode: Blending, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch
    ) {
        let put = BlendedPicture(picture: picture, x: x, y: y, alpha: alpha, clip: clip, scratch: scratch)
        switch mode {
        case .normal:
            over(
                pixels: picture.base, width: picture.width, height: picture.height, x: x, y: y, alpha: alpha,
                in: clip, scratch: scratch)
        case .multiply: self.put(put, Multiply.self)
        case .screen: self.put(put, Screen.self)
        case .overlay: self.put(put, Overlay.self)
        case .darken: self.put(put, Darken.self)
        case .lighten: self.put(put, Lighten.self)
        case .colorDodge: self.put(put, ColorDodge.self)
        case .colorBurn: self.put(put, ColorBurn.self)
        case .softLight: self.put(put, SoftLight.self)
        case .hardLight: self.put(put, HardLight.self)
        case .difference: self.put(put, Difference.self)
        case .exclusion: self.put(put, Exclusion.self)
        case .hue: self.put(put, Hue.self)
        case .saturation: self.put(put, Saturation.self)
        case .color: self.put(put, ColorOnly.self)
        case .luminosity: self.put(put, Luminosity.self)
        case .sourceAtop: self.put(put, SourceAtop.self)
        case .destinationOver: self.put(put, DestinationOver.self)
        case .destinationOut: self.put(put, DestinationOut.self)
        case .xor: self.put(put, ExclusiveOr.self)
        case .plusDarker: self.put(put, PlusDarker.self)
        case .plusLighter: self.put(put, PlusLighter.self)
        }
    }

    private struct BlendedPicture {
        let picture: Canvas
        let x: Int
        let y: Int
        let alpha: UInt32
        let clip: ClipRegion
        let scratch: RowScratch
    }

    private func put<Formula: BlendFormula>(_ what: BlendedPicture, _ formula: Formula.Type) {
        let clip = what.clip
        let minX = Swift.max(what.x, clip.minX)
        let maxX = Swift.min(what.x &+ what.picture.width, clip.maxX)
        let count = maxX &- minX
        if count <= 0 { return }
        let coverage = what.scratch.coverage
        for y in Swift.max(
            what.y, clip.minY)..<Swift.max(what.y, clip.minY, Swift.min(what.y &+ what.picture.height, clip.maxY))
        {
            let rowAlpha = multiply255(what.alpha, clip.rows.map { UInt32($0[y]) } ?? 255)
            if rowAlpha == 0 { continue }
            let isUniform = clip.isUniformInRows
            if !isUniform {
                coverage.update(repeating: 255, count: count)
                restrict(UnsafePointer(coverage), to: clip, y: y, minX: minX, count: count, into: coverage)
            }
            let source = what.picture.base + ((y &- what.y) &* what.picture.width &+ (minX &- what.x))
            let target = base + (y &* width &+ minX)
            for i in 0..<count where source[i] != 0 {
                let a = isUniform ? rowAlpha : multiply255(rowAlpha, UInt32(coverage[i]))
                let s = unpackedPixel(a == 255 ? source[i] : times255(source[i], a)) * (1 / 255)
                let d = unpackedPixel(target[i]) * (1 / 255)
                target[i] = packedClamping(Formula.blend(s, d) * 255)
            }
        }
    }
}
