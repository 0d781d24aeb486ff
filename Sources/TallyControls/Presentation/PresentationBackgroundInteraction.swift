import TallyCore

/// Whether what stands behind a sheet can be used while it is there.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Equatable, Sendable {
        case disabled, enabled
        case enabledUpThrough(PresentationDetent)
    }

    let kind: Kind

    /// What is behind cannot be used.
    public static var automatic: PresentationBackgroundInteraction { .init(kind: .disabled) }
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

    /// While the sheet rests at the detent, or at a lower one.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .enabledUpThrough(detent))
    }
}

extension View {
    /// Sets whether what stands behind the sheet around can be used: it is not dimmed then, and a tap beside the sheet goes there.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationChange { $0.backgroundInteraction = interaction.kind }
    }
}
