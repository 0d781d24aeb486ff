import Foundation
import TallyCore
import TallyUI

/// A line that is filled so far, or one with a mark there.
struct GaugeLine: View {
    let share: Double
    let marker: Bool

    init(share: Double, marker: Bool) {
        self.share = share
        self.marker = marker
    }

    /// The height of the bar in points.
    private static var height: CGFloat { 6 }
    private static var mark: CGFloat { 10 }

    var body: some View {
        if marker {
            Capsule().fill(.tint).frame(height: Self.height)
                .overlay {
                    GaugeMarkLayout(share: share) {
                        Circle().fill(.tint).frame(width: Self.mark, height: Self.mark)
                            .background { Circle().fill(.background).padding(-2) }
                    }
                }
        } else {
            Capsule().fill(ControlFill.track).frame(height: Self.height)
                .overlay {
                    FilledPart(share: share, least: Self.height).fill(.tint)
                }
        }
    }
}

/// A capsule over the share of the room from its leading edge on.
private struct FilledPart: Shape {
    var share: Double
    /// How long a part that is not empty is at least, in points.
    let least: CGFloat

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard share > 0 else { return Path() }
        let width = Swift.min(rect.width, Swift.max(least, rect.width * share))
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
            cornerRadius: rect.height / 2)
    }
}

/// Puts the middle of its view at the share of the room.
private struct GaugeMarkLayout: Layout {
    let share: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.minX + bounds.width * share, y: bounds.midY), anchor: .center,
                proposal: .unspecified)
        }
    }
}

/// A ring that is filled so far, or an open one with a mark there.
struct GaugeRing<Middle: View, Below: View>: View {
    let share: Double
    let isOpen: Bool
    @ViewBuilder let middle: () -> Middle
    @ViewBuilder let below: () -> Below

    /// How large a ring is across, and how broad its line is, in points.
    private static var size: CGFloat { 58 }
    private static var line: CGFloat { 6 }
    /// The part of a ring that an open one has.
    private static var openShare: Double { 0.75 }

    var body: some View {
        let length = isOpen ? Self.openShare : 1
        let style = StrokeStyle(lineWidth: Self.line, lineCap: .round)
        let turn = Angle.degrees(isOpen ? 135 : -90)
        ZStack {
            Circle().trim(from: 0, to: length)
                .stroke(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlFill.track), style: style)
                .rotationEffect(turn)
            if isOpen {
                Circle().fill(.tint).frame(width: Self.line + 4, height: Self.line + 4)
                    .background { Circle().fill(.background).padding(-2) }
                    .offset(x: (Self.size - Self.line) / 2)
                    .rotationEffect(turn + .degrees(360 * length * share))
            } else {
                Circle().trim(from: 0, to: share).stroke(.tint, style: style).rotationEffect(turn)
            }
            middle()
                .font(.title3)
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding(.horizontal, Self.line + 4)
        }
        .padding(Self.line / 2)
        .frame(width: Self.size, height: Self.size)
        .overlay(alignment: .bottom) { below().font(.caption2).lineLimit(1) }
    }
}
