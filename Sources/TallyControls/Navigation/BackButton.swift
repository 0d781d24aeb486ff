import Foundation
import TallyCore
import TallyUI

/// Goes back; named after the screen that it leads to where there is room, else "Back", else an arrow alone.
struct BackButton: View {
    let entry: NavigationEntry
    let previous: NavigationEntry
    /// Whether the title of the screen before is seen, or told to assistive technology alone.
    let isTitled: Bool

    private var title: Text {
        if !entry.isLeaving { entry.backTitle = previous.bar.content.title }
        return entry.backTitle ?? Text("Back")
    }

    var body: some View {
        let title = title
        Button(action: { entry.close() }) {
            if isTitled {
                ViewThatFits(in: .horizontal) {
                    BackFace(title: title)
                    BackFace(title: Text("Back"))
                    BackFace(title: nil)
                }
            } else {
                BackFace(title: nil)
            }
        }
        .modifier(AccessibilityAttachmentModifier(AccessibilityChange(label: title)))
        .keyboardShortcut(.cancelAction)
    }
}

/// An arrow, and what it leads to.
struct BackFace: View {
    let title: Text?

    var body: some View {
        HStack(spacing: BarMeasures.chevronGap) {
            TrailingChevron(
                width: BarMeasures.chevron.width, height: BarMeasures.chevron.height,
                lineWidth: BarMeasures.chevronLine
            )
            .rotationEffect(.degrees(180))
            .modifier(AccessibilityAttachmentModifier(AccessibilityChange(isHidden: true)))
            title?.font(.body).lineLimit(1)
        }
    }
}
