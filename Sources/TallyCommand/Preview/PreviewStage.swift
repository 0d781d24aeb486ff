import SwiftUI
import TallyStage
import TallyUI

extension Stage {
    /// Makes a stage that shows a preview, as large as was wished, else as the preview or its program's window asks for.
    convenience init(_ content: _PreviewContent, _ settings: PreviewSettings) {
        let size = settings.size ?? content.size
        self.init(
            size: size ?? content.usualSize, scale: 1, preferences: settings.preferences,
            prepare: { stage in
                if size == nil, let wished = stage.windowSettings.size { stage.size = wished }
            },
            content: { content.view })
    }
}

extension _PreviewContent {
    /// Points.
    var usualSize: CGSize {
        let size = PreviewSettings.usualSize
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }
}
