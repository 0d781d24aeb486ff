import Foundation
import TallyControls
import TallyCore
internal import TallyScene

// What SwiftUI's bars and controls take over of what is said of UIKit's.
extension AppearanceStore {
    func programLook() -> ProgramLook {
        var look = ProgramLook()
        if let bar = said(of: UINavigationBar.self) {
            look.title = title(bar.titleTextAttributes ?? [:])
            look.largeTitle = title(bar.largeTitleTextAttributes ?? [:])
            look.ground = ground(bar.standardAppearance, isOwn: bar.parts.hasLook)
            look.edgeGround = bar.scrollEdgeAppearance.map { ground($0, isOwn: true) }
            look.barTint = bar.traits.tintColor?.color
            if let edge = bar.scrollEdgeAppearance, !edge.largeTitleTextAttributes.isEmpty {
                look.largeTitle = title(edge.largeTitleTextAttributes)
            }
        }
        if let bar = said(of: UITabBar.self) {
            let stacked = bar.standardAppearance.stackedLayoutAppearance
            look.tab = title(stacked.normal.titleTextAttributes)
            look.selectedTab = title(stacked.selected.titleTextAttributes)
            look.tab.color = stacked.normal.iconColor?.color ?? look.tab.color ?? bar.unselectedItemTintColor?.color
            look.selectedTab.color =
                stacked.selected.iconColor?.color ?? look.selectedTab.color ?? bar.traits.tintColor?.color
            look.hidesTabs = bar.isHidden
            look.tabGround = ground(bar.standardAppearance, isOwn: bar.hasLook)
            if let color = bar.backgroundColor?.color { look.tabGround = .color(color) }
        }
        if let item = said(of: UITabBarItem.self) {
            look.tab = title(item.titleTextAttributes(for: .normal) ?? [:], over: look.tab)
            look.selectedTab = title(item.titleTextAttributes(for: .selected) ?? [:], over: look.selectedTab)
        }
        if let control = said(of: UISegmentedControl.self) {
            look.segment = title(control.titleTextAttributes(for: .normal) ?? [:])
            look.selectedSegment = title(control.titleTextAttributes(for: .selected) ?? [:])
            look.segmentGround = control.selectedSegmentTintColor?.color
        }
        if let dots = said(of: UIPageControl.self) {
            look.pageDot = dots.pageIndicatorTintColor?.color
            look.currentPageDot = dots.currentPageIndicatorTintColor?.color
        }
        look.switchTint = said(of: UISwitch.self)?.onTintColor?.color
        return look
    }

    private func ground(_ appearance: UIBarAppearance, isOwn: Bool) -> ProgramLook.Ground {
        if let color = appearance.backgroundColor?.color { return .color(color) }
        // An empty picture takes the ground away.
        if appearance.backgroundImage?.size == .zero || isOwn && !appearance.hasMaterial { return .nothing }
        return .automatic
    }

    private func title(
        _ attributes: [NSAttributedString.Key: Any], over other: ProgramLook.Title = ProgramLook.Title()
    ) -> ProgramLook.Title {
        ProgramLook.Title(
            color: (attributes[.foregroundColor] as? UIColor)?.color ?? other.color,
            font: (attributes[.font] as? UIFont)?.swiftUIFont ?? other.font)
    }
}

extension UIFont {
    /// The same font among SwiftUI's.
    fileprivate var swiftUIFont: Font {
        let size = CGFloat(request.size)
        var font: Font
        if let family = request.family {
            font = .custom(family, fixedSize: size)
        } else {
            let design: Font.Design =
                switch request.design {
                case .default: .default
                case .serif: .serif
                case .rounded: .rounded
                case .monospaced: .monospaced
                }
            font = .system(size: size, design: design)
        }
        font = font.weight(Font.Weight.nearest(request.weight))
        return request.isItalic ? font.italic() : font
    }
}

extension Font.Weight {
    fileprivate static func nearest(_ value: Int) -> Font.Weight {
        let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return all.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
    }
}
