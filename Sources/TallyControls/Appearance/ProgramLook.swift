import TallyCore
import TallyUI

/// What a program has said once of the looks of all its bars and controls, in place of what they look like by themselves.
@MainActor
package struct ProgramLook {
    /// What one text looks like; nil: as it would.
    package struct Title {
        package var color: Color?
        package var font: Font?

        var isEmpty: Bool { color == nil && font == nil }

        package init(color: Color? = nil, font: Font? = nil) {
            self.color = color
            self.font = font
        }
    }

    /// What is behind a bar.
    package enum Ground {
        /// The material of bars, where something is below it.
        case automatic
        case color(Color)
        case nothing

        var color: Color? { if case .color(let color) = self { color } else { nil } }
        var isNothing: Bool { if case .nothing = self { true } else { false } }
    }

    // Navigation bars.
    package var title = Title()
    package var largeTitle = Title()
    package var ground = Ground.automatic
    /// While nothing is scrolled below the bar; nil: as it would be.
    package var edgeGround: Ground?
    /// Of the buttons in the bar.
    package var barTint: Color?

    // Tab bars.
    package var tab = Title()
    package var selectedTab = Title()
    package var tabGround = Ground.automatic
    /// The program has tabs of its own.
    package var hidesTabs = false

    // Segments.
    package var segment = Title()
    package var selectedSegment = Title()
    package var segmentGround: Color?

    // Others.
    package var pageDot: Color?
    package var currentPageDot: Color?
    package var switchTint: Color?

    package init() {}

    /// Where what was said is asked for; nil: nothing was.
    package static var source: (@MainActor () -> ProgramLook)?
    package static var current: ProgramLook? { source?() }
}

extension View {
    /// Draws titles in the colour that the program has said; nil: as they are.
    @ViewBuilder func titleColor(_ color: Color?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }
}
