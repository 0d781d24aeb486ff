import Foundation
import TallyCore
import TallyUI

/// A wheel of the rows of a scale, of which those near are made. What comes to rest in the middle is chosen.
struct DateWheel: View {
    let scale: DateScale
    let choose: (Date) -> Void
    /// Grows where the wheel has to turn to a row that was selected all the time.
    @State private var returns = 0
    private let memory = NodeMemory<DateWheelModel>()

    init(scale: DateScale, choose: @escaping (Date) -> Void) {
        self.scale = scale
        self.choose = choose
    }

    var body: some View {
        let model = memory.wrapped
        let _ = model.update(scale) { pick($0) }
        ScrollView(showsIndicators: false) {
            LazyVStack(spacing: 0) {
                ForEach(0..<model.rows, id: \.self) { row in
                    let value = row % Swift.max(scale.count, 1)
                    DateWheelRow(text: scale.text(value), isAllowed: scale.allows(value)) { pick(value) }
                }
            }
        }
        .contentMargins(.vertical, (WheelShape.height - WheelShape.row) / 2, for: .scrollContent)
        .scrollTargetBehavior(DateWheelRest())
        .environment(\.scrollPositionLink, model.link)
        .frame(height: WheelShape.height)
        .animation(.snappy(duration: 0.3), value: [scale.selected, returns])
        .modifier(FocusableModifier { key, _ in keyPressed(key) })
        .modifier(AccessibilityAttachmentModifier(accessibility))
    }

    private var accessibility: AccessibilityChange {
        var change = AccessibilityChange.adjustment { step(by: $0 == .increment ? 1 : -1) }
        change.label = Text(verbatim: scale.name)
        change.value = Text(verbatim: scale.text(scale.selected))
        change.ignoresChildren = true
        return change
    }

    private func pick(_ value: Int) {
        choose(scale.date(value))
        returns += 1
    }

    private func step(by step: Int) {
        let next = scale.selected + step
        guard scale.isCyclic || (0..<scale.count).contains(next) else { return }
        pick((next + scale.count) % scale.count)
    }

    private func keyPressed(_ key: KeyEquivalent) -> Bool {
        guard key == .upArrow || key == .downArrow else { return false }
        step(by: key == .upArrow ? -1 : 1)
        return true
    }
}

/// Which row a wheel of dates shows.
@MainActor
final class DateWheelModel: NodeMemoryObject {
    let link = ScrollPositionLink()
    private var row: Int?
    private var count = 0
    private(set) var rows = 0
    private var choose: (Int) -> Void = { _ in }

    init(_ node: NodeLink) {}

    func nodeEnded(_ runtime: Runtime) { choose = { _ in } }

    /// Turns the wheel to the nearest row that shows what is selected; called in a body.
    func update(_ scale: DateScale, _ choose: @escaping (Int) -> Void) {
        self.choose = choose
        link.rested = { [weak self] in self?.rested(at: $0) }
        let rows = scale.rows
        let isOther = rows != self.rows
        self.rows = rows
        count = scale.count
        guard count > 0 else { return }
        let selected = Swift.min(Swift.max(scale.selected, 0), count - 1)
        let now = isOther ? nil : row
        if let now, now % count == selected { return }
        let place = scale.row(near: now)
        row = place
        link.ask(.point(x: nil, y: CGFloat(place) * WheelShape.row))
    }

    private func rested(at offset: CGPoint) {
        guard count > 0, offset.y.isFinite else { return }
        let place = Int(Swift.min(Swift.max((offset.y / WheelShape.row).rounded(), 0), CGFloat(rows - 1)))
        guard place != row else { return }
        row = place
        choose(place % count)
    }
}

/// Rests with a row in the middle.
private struct DateWheelRest: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / WheelShape.row).rounded() * WheelShape.row
        target.anchor = nil
    }
}

private struct DateWheelRow: View {
    let text: String
    let isAllowed: Bool
    let action: () -> Void

    var body: some View {
        Text(verbatim: text)
            .font(.title3)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .foregroundStyle(isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity)
            .frame(height: WheelShape.row)
            .contentShape(Rectangle())
            .modifier(PressModifier(takesFocus: false, action: { action() }) { _ in })
            .modifier(WheelCurve())
    }
}
