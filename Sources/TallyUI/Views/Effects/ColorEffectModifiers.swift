extension View {
    /// Adds an amount to each of red, green and blue (gamma-encoded, 0...1); below 0 the view gets darker.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .brightness(amount)))
    }

    /// Multiplies each colour component's distance from 0.5; 0 is grey, 1 as it is, below 0 inverts.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .contrast(amount)))
    }

    /// 0 takes all colour away, 1 leaves it, above 1 it gets stronger; luminance is that of Rec. 709.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .saturation(amount)))
    }

    /// Takes colour away, 0...1; luminance is that of Rec. 709.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .grayscale(amount)))
    }

    /// Turns all hues by an angle, with the matrix of W3C Filter Effects: luminance stays, strong colours may be cut.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(LayerEffectModifier(effect: .hueRotation(angle)))
    }

    /// One less each colour component; opacity stays.
    public nonisolated func colorInvert() -> some View { modifier(LayerEffectModifier(effect: .colorInvert)) }

    /// Multiplies each component, opacity included, by that of a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(LayerEffectModifier(effect: .colorMultiply(color)))
    }

    /// Black, as opaque as the view is bright: for masks. Clear parts count as black.
    public nonisolated func luminanceToAlpha() -> some View {
        modifier(LayerEffectModifier(effect: .luminanceToAlpha))
    }
}
