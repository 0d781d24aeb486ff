import TallyCore
import TallyUI

/// What the views of a screen say of a bar that is not SwiftUI's.
@MainActor
package final class OuterBar {
    fileprivate let model = NavigationBarModel()
    package init() {}

    /// All that is said of it.
    package struct Said {
        package var title: String?
        /// nil: as the bar has it.
        package var isLarge: Bool?
        package var isBackButtonHidden: Bool?
        package var isHidden: Bool?
        /// The items at either end, side by side; nil: there are none.
        package var leading: AnyView?
        package var trailing: AnyView?
    }

    fileprivate func said(_ environment: EnvironmentValues) -> Said {
        let content = model.content
        func items(_ place: ToolbarItemPlacement.Place) -> AnyView? {
            guard content.items.contains(where: { $0.place == place }) else { return nil }
            return AnyView(
                HStack(spacing: BarMeasures.trailingSpacing) { ToolbarItems(items: content.items, place: place) }
                    .environment(\.labelLook, .icon))
        }
        return Said(
            title: content.title?.string(locale: environment.locale),
            isLarge: content.displayMode.flatMap { $0 == .large ? true : $0 == .inline ? false : nil },
            isBackButtonHidden: content.isBackButtonHidden, isHidden: content.top.isHidden, leading: items(.leading),
            trailing: items(.trailing))
    }
}

/// A screen whose bar, and whose going, is not SwiftUI's.
package struct OuterScreen: ViewModifier {
    private let bar: OuterBar?
    private let told: @MainActor (OuterBar.Said) -> Void
    private let dismiss: (() -> Void)?

    /// - Parameters:
    ///   - bar: nil: the bar around counts.
    ///   - told: called after each update in which something else is said of the bar.
    ///   - dismiss: takes the screen away; nil: what is around does.
    package init(
        bar: OuterBar?, told: @escaping @MainActor (OuterBar.Said) -> Void, dismiss: (() -> Void)?
    ) {
        self.bar = bar
        self.told = told
        self.dismiss = dismiss
    }

    package func body(content: Content) -> some View {
        content
            .background { if let bar { BarTeller(bar: bar, told: told) } }
            .transformEnvironment(\.self) { values in
                if let bar {
                    values.navigationEntry = nil
                    values.outerBar = bar.model
                }
                if let dismiss { values.dismissal = Dismissal(dismiss) }
            }
    }
}

/// Hands on what is said.
private struct BarTeller: View {
    let bar: OuterBar
    let told: @MainActor (OuterBar.Said) -> Void
    @Environment(\.self) private var environment

    var body: some View {
        let said = bar.said(environment)
        let told = told
        Runtime.current?.afterUpdate { told(said) }
        return Color.clear.allowsHitTesting(false).accessibilityHidden(true)
    }
}

struct OuterBarKey: EnvironmentKey { static let defaultValue: NavigationBarModel? = nil }

extension EnvironmentValues {
    /// The bar around that is not SwiftUI's.
    var outerBar: NavigationBarModel? {
        get { self[OuterBarKey.self] }
        set { self[OuterBarKey.self] = newValue }
    }
}
