public import Foundation
import TallyCore

/// Where a scroll view stands in its content, and how large both are. In points.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// The point of the content at the top left corner of the window: with bars over the window, that is above the content's
    /// start when it is scrolled there, by as much as `contentInsets` say. Beyond the ends while a finger pulls it there.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The room around the content: its margins, and what stands over the window's edges.
    public var contentInsets: EdgeInsets
    /// The size of the window.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the window shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The window in the space of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize))"
    }
}
