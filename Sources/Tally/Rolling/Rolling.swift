import SwiftUI

/// A window in which the views for a new value take the place of those for the old one, which leave by the other side.
///
///     Rolling(category) { category in
///         Label(category.name, systemImage: category.symbol)
///     }
///
/// The new views enter from above unless `rollSense` says otherwise: `.up` lets them enter from below. `.trend` and
/// `.perDigit` go by the order of the values if they have one, else from above. The motion takes 0.07 s, linear, unless
/// `rollAnimation` or the transaction of the change says otherwise. The window is as large as the views for the new value,
/// to which it goes over with the motion unless `rollWidth` is `immediate`, or as wide as the widest so far if that is
/// `widest`; what is above or below it is cut off, and what is wider fades out beside it while it goes over. A change that
/// comes before the last one is over starts from what is shown: what is leaving goes on, and what was entering turns; in a
/// stream of changes the views that are on their way in go over to the next value at once. The first value appears still.
/// Where animations are disabled the new views are there at once, and nothing of others. People who want less motion are
/// shown a cross-fade of 0.15 s. Assistive technology is told of the new views only.
public struct Rolling<Value: Equatable, Content: View>: View {
    private let value: Value
    private let content: (Value) -> Content

    @Environment(\.rollSense) private var sense
    @Environment(\.rollTiming) private var timing
    @Environment(\.rollIdentity) private var identity
    @Environment(\.rollAction) private var action
    @Environment(\.rollWidth) private var width
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    private let fonts = FontReader()
    @State private var holder = BoardHolder(ReplacementBoard<Value>())
    /// Counts how often the motion has come to an end.
    @State private var purges = 0

    public init(_ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
        self.value = value
        self.content = content
    }

    public var body: some View {
        let holder = holder
        holder.purge(_purges)
        holder.pacing = RollPacing(explicit: timing, own: .perDigit, isReduced: reducesMotion)
        let fonts = fonts.fonts()
        if !holder.holdsBack(in: fonts, _purges) {
            let isStill = isStill
            holder.tell {
                $0.show(
                    value, identity: identity, sense: sense, isStill: isStill, entered: holder.space.entered)
            }
        }
        let layout = ReplacementLayout(
            newest: holder.board.items.last?.number ?? 0, width: width, anchor: alignment.anchor(in: layoutDirection),
            font: holder.fonts.settings, space: holder.space)
        return layout {
            ForEach(holder.board.items) { item in
                content(item.value)
                    .transaction(value: item.number) { $0.animation = nil }
                    .modifier(Replacement(item: item, pacing: holder.pacing, space: holder.space))
                    .accessibilityHidden(item.isLeaving)
                    .layoutValue(key: ReplacementLayout.ItemKey.self, value: .init(id: item.id, number: item.number))
            }
        }
        .mask { RollingEdge(isOpen: holder.board.items.count > 1, space: holder.space, raise: fonts.raise) }
        .changes(of: holder, action: action) { $1.apply(to: &$0, isStill: isStill) }
        .modifier(FontChanges(holder, fonts))
        .tellsPresence(to: holder)
    }

    /// Whether nobody sees a change: bars instead of texts take no turns.
    private var isStill: Bool { holder.isHidden(in: scenePhase) || redactionReasons.contains(.placeholder) }
}
