package import TallyCore
package import TallyScene

/// One thing that a layer draws of its own, in the space of its bounds.
package struct LayerPart {
    package var content: DrawContent
    package var transform = Affine.identity
    package var clip: Clip?
    package var opacity = 1.0
    /// The standard deviation of a blur, in points.
    package var blur = 0.0
    /// What its colours are multiplied by.
    package var tint: RGBA?
    /// Laid over what is below by addition of light.
    package var isAdded = false
    /// What else becomes of it, of what has neither a blur nor a tint and is not added.
    package var effect: LayerEffect?
    package var label: StaticString
    /// Drawn as one picture, the first one below; their light adds up where they are added.
    package var inside: [LayerPart] = []

    package init(_ content: DrawContent, at transform: Affine = .identity, label: StaticString = "path") {
        self.content = content
        self.transform = transform
        self.label = label
    }

    /// Several as one.
    init(_ inside: [LayerPart], opacity: Double, label: StaticString) {
        content = .nothing
        self.inside = inside
        self.opacity = opacity
        self.label = label
    }

    /// One content, and nothing becomes of it.
    var isPlain: Bool { blur == 0 && !isAdded && tint == nil && effect == nil && inside.isEmpty }

    /// A segment's own content can be this.
    var isBare: Bool {
        transform == .identity && clip == nil && opacity == 1 && isPlain
    }

    /// Nothing but a translation stands between it and a segment's own content.
    var isMovedOnly: Bool {
        transform.isTranslation && clip == nil && opacity == 1 && isPlain
    }

    func fill(_ segment: Segment) {
        if !segment.content.isSame(as: content) { segment.content = content }
        segment.transform = transform
        segment.clip = clip
        segment.opacity = opacity
        segment.effect =
            if blur > 0 {
                .blur(deviation: blur, isOpaque: false)
            } else if let tint {
                .colors(ColorMatrix(multiplying: tint))
            } else if isAdded {
                .blended(.plusLighter)
            } else {
                effect ?? (inside.isEmpty ? nil : .group)
            }
        segment.label = label
        guard !inside.isEmpty || !segment.children.isEmpty else { return }
        segment.setChildren(
            inside.map { part in
                let segment = Segment()
                part.fill(segment)
                return segment
            })
    }
}

/// What layers are drawn by, beside their own values.
package struct LayerSurroundings {
    package let shaper: any TextShaping
    /// Pixels a point.
    package let scale: Double
    package let environment: EnvironmentValues

    package init(shaper: any TextShaping, scale: Double, environment: EnvironmentValues) {
        self.shaper = shaper
        self.scale = scale
        self.environment = environment
    }
}

extension LayerSurroundings {
    /// Those of what is drawn before anything has been shown; set by who knows a shaper.
    @MainActor package static var standard: (() -> LayerSurroundings)?

    /// Those of what was drawn last, or the standard ones; nil: nobody knows any.
    @MainActor static var known: LayerSurroundings? { LayerContexts.surroundings ?? standard?() }
}
