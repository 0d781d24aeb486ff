import Foundation

/// One property that a view takes over from what is said of its class.
@MainActor
struct AppearanceRule {
    /// Sets the property of a view where it was said, and where the view's is as it was made.
    let carry: (_ said: UIView, _ untouched: UIView, _ view: UIView) -> Void

    /// Whether a receiver has the property.
    private let concerns: (UIView) -> Bool

    /// Returns the rules of what a receiver can be told.
    static func rules(for receiver: UIView) -> [AppearanceRule] { all.filter { $0.concerns(receiver) } }

    private static func of<Kind: UIView>(_ carry: @escaping (Kind, Kind, Kind) -> Void) -> AppearanceRule {
        AppearanceRule(
            carry: { said, untouched, view in
                if let said = said as? Kind, let untouched = untouched as? Kind, let view = view as? Kind {
                    carry(said, untouched, view)
                }
            }, concerns: { $0 is Kind })
    }

    private static func value<Kind: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Kind, Value>
    ) -> AppearanceRule {
        of { (said: Kind, untouched, view) in
            let value = said[keyPath: path]
            if value != untouched[keyPath: path], view[keyPath: path] == untouched[keyPath: path] {
                view[keyPath: path] = value
            }
        }
    }

    private static func attributes<Kind: UIView>(
        _ path: ReferenceWritableKeyPath<Kind, [NSAttributedString.Key: Any]?>
    ) -> AppearanceRule {
        of { (said: Kind, _, view) in
            if let value = said[keyPath: path], view[keyPath: path] == nil { view[keyPath: path] = value }
        }
    }

    private static let all: [AppearanceRule] = looks + bars + controls + lists + texts

    private static let looks: [AppearanceRule] = [value(\UIView.backgroundColor), value(\UIView.traits.tintColor)]

    private static let bars: [AppearanceRule] = [
        of { (said: UINavigationBar, _, bar) in
            if said.parts.hasLook, !bar.parts.hasLook {
                bar.standardAppearance = UINavigationBarAppearance(barAppearance: said.standardAppearance)
            }
        },
        value(\UINavigationBar.scrollEdgeAppearance), value(\UINavigationBar.compactAppearance),
        value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
        value(\UINavigationBar.prefersLargeTitles), value(\UINavigationBar.shadowImage),
        of { (said: UINavigationBar, _, bar) in
            if let image = said.backgroundImage(for: .default), bar.backgroundImage(for: .default) == nil {
                bar.setBackgroundImage(image, for: .default)
            }
        },
        attributes(\UINavigationBar.titleTextAttributes), attributes(\UINavigationBar.largeTitleTextAttributes),
        of { (said: UITabBar, _, bar) in
            if said.hasLook, !bar.hasLook {
                bar.standardAppearance = UITabBarAppearance(barAppearance: said.standardAppearance)
            }
        },
        value(\UITabBar.scrollEdgeAppearance), value(\UITabBar.barTintColor), value(\UITabBar.isTranslucent),
        value(\UITabBar.unselectedItemTintColor), value(\UITabBar.backgroundImage), value(\UITabBar.shadowImage),
        of { (said: UIToolbar, _, bar) in
            if said.hasLook, !bar.hasLook {
                bar.standardAppearance = UIToolbarAppearance(barAppearance: said.standardAppearance)
            }
        },
        value(\UIToolbar.barTintColor), value(\UIToolbar.isTranslucent),
    ]

    private static let controls: [AppearanceRule] = [
        value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
        value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor),
        value(\UISlider.thumbTintColor),
        value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
        value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
        value(\UIActivityIndicatorView.color), value(\UIActivityIndicatorView.style),
        value(\UISegmentedControl.selectedSegmentTintColor),
        of { (said: UISegmentedControl, _, control) in
            let missing = said.attributes.filter { control.attributes[$0.key] == nil }
            // order: each state is set by itself.
            for (state, attributes) in missing {
                control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
            }
        },
    ]

    private static let lists: [AppearanceRule] = [
        value(\UIScrollView.bounces), value(\UIScrollView.showsVerticalScrollIndicator),
        value(\UIScrollView.showsHorizontalScrollIndicator), value(\UIScrollView.indicatorStyle),
        value(\UIScrollView.keyboardDismissMode), value(\UIScrollView.contentInsetAdjustmentBehavior),
        value(\UITableView.separatorStyle), value(\UITableView.separatorColor), value(\UITableViewCell.separatorInset),
        value(\UITableViewCell.selectionStyle),
    ]

    private static let texts: [AppearanceRule] = [
        value(\UILabel.font), value(\UILabel.textColor), value(\UILabel.shadowColor),
        value(\UITextField.font), value(\UITextField.textColor), value(\UITextField.borderStyle),
        value(\UITextField.clearButtonMode), value(\UITextField.keyboardAppearance),
        value(\UITextView.font), value(\UITextView.textColor), value(\UITextView.keyboardAppearance),
    ]
}
