import TallyCore

/// What a sheet or a popover becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// A popover becomes a sheet on a stage that is compact across; all else stays what it is.
    public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
    /// It stays what it is.
    public static var none: PresentationAdaptation { .init(kind: .none) }
    /// A popover stays one; a sheet, which has no view that it could stand beside, stays a sheet.
    public static var popover: PresentationAdaptation { .init(kind: .popover) }
    public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
    /// It covers the whole stage: a drag does not end it, and neither does a tap.
    public static var fullScreenCover: PresentationAdaptation { .init(kind: .fullScreenCover) }
}

extension View {
    /// Sets what the sheet or popover around becomes on a stage that is compact across, or down.
    ///
    /// Where the room changes while it is there, it becomes the other at once; its views stay the same and keep their state.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets what the sheet or popover around becomes on a stage that is compact across, and on one that is compact down alone.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationChange {
            $0.horizontalAdaptation = horizontalAdaptation.kind
            $0.verticalAdaptation = verticalAdaptation.kind
        }
    }
}

extension PresentationModel {
    /// What it is shown as in the room that there is.
    var shownKind: PresentationKind {
        guard adapts else { return kind }
        let settings = settings.current
        if environment.horizontalSizeClass == .compact {
            return adapted(settings.horizontalAdaptation, standard: .sheet)
        }
        if environment.verticalSizeClass == .compact { return adapted(settings.verticalAdaptation, standard: kind) }
        return kind
    }

    private func adapted(_ adaptation: PresentationAdaptation.Kind, standard: PresentationKind) -> PresentationKind {
        switch adaptation {
        case .automatic: standard
        case .none, .popover: kind
        case .sheet: .sheet
        case .fullScreenCover: .cover
        }
    }
}
