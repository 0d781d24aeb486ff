import Foundation
import TallyScene

extension Path {
    public init(_ rect: CGRect) {
        let rect = Rect(rect)
        self.init(storage: rect.isFinite ? .rect(rect) : .outline(PathOutline()))
    }

    /// Corners larger than half of a side are as large as that.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        if cornerSize.width == cornerSize.height {
            self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
        } else {
            self.init()
            addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        }
    }

    /// A radius larger than half of the shorter side is as large as that; below 0 or NaN counts as 0.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let bounds = Rect(rect)
        let limit = Swift.min(bounds.width, bounds.height) / 2
        let radius = cornerRadius > 0 ? Swift.min(Double(cornerRadius), limit) : 0
        if !bounds.isFinite {
            self.init()
        } else if radius == 0 {
            self.init(storage: .rect(bounds))
        } else if style == .circular || radius >= limit {
            self.init(storage: .roundedRect(bounds, radius: radius))
        } else {
            self.init()
            addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
        }
    }

    /// Creates a rounded rectangle; leading is left. Each radius is held within half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        let rect = Rect(rect)
        self.init(storage: rect.isFinite ? .ellipse(rect) : .outline(PathOutline()))
    }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    package init(_ outline: Outline) {
        var elements = PathOutline()
        elements.add(outline)
        self.init(storage: .outline(elements))
    }
}
