import Foundation
import TallyCore
import TallyUI

/// What is seen of a presentation: its card, or its ground.
struct PresentationFace<Content: View>: View {
    let model: PresentationModel
    let stretch: SheetStretch
    let content: Content

    var body: some View {
        switch model.kind {
        case _ where model.adapts: CardFace(model: model, stretch: stretch, content: content)
        case .cover:
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { model.settings.settings.groundView }
                .background(model.settings.settings.ground ?? AnyShapeStyle(.background))
        case .lift: content.environment(\.isPresentationIn, model.isWanted)
        case .sheet, .dialog, .choices, .menu, .popover:
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
