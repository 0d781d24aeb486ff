package import Foundation

/// The measures of bars in points, for SwiftUI's and for UIKit's.
package enum BarMeasures {
    /// The row of a navigation bar, and a bar at the bottom of a screen.
    package static let height: CGFloat = 44
    package static let bottomHeight: CGFloat = 44
    package static let tabHeight: CGFloat = 49
    /// From the sides to what stands in the row.
    package static let margin: CGFloat = 16
    /// Between the three parts of the row, between views of the leading part, and between those of the trailing one.
    package static let gap: CGFloat = 8
    package static let leadingSpacing: CGFloat = 12
    package static let trailingSpacing: CGFloat = 16
    package static let bottomSpacing: CGFloat = 24
    /// Below a large title.
    package static let largeTitleBottom: CGFloat = 8
    /// The arrow of a back button, and from there to its title.
    package static let chevron = CGSize(width: 9, height: 16)
    package static let chevronLine: CGFloat = 2.5
    package static let chevronGap: CGFloat = 6
    /// The line between a bar and the content.
    package static let hairline: CGFloat = 0.5
    /// The part of a tab in which its icon is centred, from there to the title, and the size of that.
    package static let tabIconHeight: CGFloat = 24
    package static let tabGap: CGFloat = 3
    package static let tabFontSize: CGFloat = 10
    /// The font, the least side and the margins of a tab's badge, and how far it reaches over the middle of the tab.
    package static let badgeFontSize: CGFloat = 12
    package static let badgeSide: CGFloat = 18
    package static let badgeMargin: CGFloat = 5
    package static let badgeTop: CGFloat = 2

    /// Returns where the middle of a row's three parts stands, in the middle of the row as far as it can: it keeps its width before the
    /// leading one does, which has `least` points in any case.
    package static func row(
        width: CGFloat, leading: CGFloat, least: CGFloat = 0, middle: CGFloat, trailing: CGFloat
    ) -> Row {
        let free = Swift.max(0, width - trailing - 2 * gap)
        let middle = Swift.min(middle, Swift.max(0, free - least))
        let leading = Swift.min(leading, Swift.max(least, free - middle))
        let left = leading + (leading > 0 ? gap : 0)
        let right = width - trailing - (trailing > 0 ? gap : 0) - middle
        return Row(
            leading: leading, middle: middle, middleX: Swift.max(left, Swift.min(right, width / 2 - middle / 2)))
    }

    package struct Row {
        package let leading: CGFloat
        package let middle: CGFloat
        /// From the start of the row.
        package let middleX: CGFloat
    }

    // MARK: While the screen scrolls

    /// Points of scrolling in which a title, or a ground, comes to be seen.
    package static let fade = 12.0

    /// Returns how much is seen of the title in the row of a bar whose large title is so high.
    package static func smallTitleShare(scrolled: Double, head: Double) -> Double {
        share((scrolled - head) / fade + 1)
    }

    /// Whether the large title is still seen. The last points are below the text: there is always one title to be seen, and spoken.
    package static func showsLargeTitle(scrolled: Double, head: Double) -> Bool { scrolled <= head - fade }

    /// Returns how much is seen of a ground that is there where something is below.
    package static func groundShare(scrolled: Double, head: Double) -> Double { share((scrolled - head) / fade) }

    package static func share(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }

    /// Returns where scrolling rests that would end in the middle of a part that goes up with the content.
    ///
    /// - Parameter stops: the ends of that part.
    package static func rest(of natural: CGFloat, between stops: (above: CGFloat, below: CGFloat)) -> CGFloat {
        // Of two as near the one further down.
        natural - stops.above < stops.below - natural ? stops.above : stops.below
    }
}
