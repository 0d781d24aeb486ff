import Foundation
import TallyControls
import TallyCore
@testable import TallyKit
import TallyStage
import TallyUI
import Testing

/// Looks hold for the whole program: each test takes back what it has said before another one runs.
@MainActor @Suite("Looks of whole classes")
struct AppearanceTests {
    private func stage(_ view: UIView) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200), view: view)
        stage.advance(by: 0)
        return stage
    }

    @Test func `a view takes them over as it comes into a window, and not where it has its own`() {
        defer { AppearanceStore.shared.forgetAll() }
        UILabel.appearance().textColor = .red
        let (label, own, root) = (UILabel(), UILabel(), UIView())
        own.textColor = .blue
        #expect(label.textColor == .label)
        root.addSubview(label)
        root.addSubview(own)
        let stage = stage(root)
        #expect(label.textColor == .red && own.textColor == .blue)
        UILabel.appearance().textColor = .green
        stage.advance(by: 0.1)
        #expect(label.textColor == .red, "what stands in a window stays as it is")
    }

    @Test func `what is said of a derived class counts more, and others are left alone`() {
        defer { AppearanceStore.shared.forgetAll() }
        final class Title: UILabel {}
        UILabel.appearance().textColor = .red
        Title.appearance().textColor = .green
        UIView.appearance().tintColor = .purple
        let (label, title, root) = (UILabel(), Title(), UIView())
        for view in [label, title] { root.addSubview(view) }
        _ = stage(root)
        #expect(label.textColor == .red && title.textColor == .green)
        #expect(title.tintColor == .purple && root.backgroundColor == nil)
    }

    @Test func `containers narrow them down`() {
        defer { AppearanceStore.shared.forgetAll() }
        final class Card: UIView {}
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
        let (inside, outside, card, root) = (UILabel(), UILabel(), Card(), UIView())
        card.addSubview(inside)
        for view in [card, outside] { root.addSubview(view) }
        _ = stage(root)
        #expect(inside.textColor == .red && outside.textColor == .label)
    }

    @Test func `the same class has the same receiver`() {
        defer { AppearanceStore.shared.forgetAll() }
        #expect(UISwitch.appearance() === UISwitch.appearance())
        #expect(UISwitch.appearance() !== UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]))
    }

    @Test func `bars of navigation controllers, and their buttons`() throws {
        defer { AppearanceStore.shared.forgetAll() }
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().isTranslucent = false
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", primaryAction: nil)
        let navigation = UINavigationController(rootViewController: controller)
        let stage = Stage(size: CGSize(width: 300, height: 200), viewController: navigation)
        stage.advance(by: 0)
        let colors = stage.frame.texts.reduce(into: [String: Color.Resolved]()) { $0[$1.string] = $1.color }
        let title = try #require(colors["Title"])
        let save = try #require(colors["Save"])
        #expect(title.red > 0.9 && title.green < 0.3)
        #expect(save.green > 0.6 && save.red < 0.3)
        #expect(!navigation.navigationBar.isTranslucent)
    }

    @Test func `a whole look of a bar is copied, not shared`() {
        defer { AppearanceStore.shared.forgetAll() }
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .purple
        UINavigationBar.appearance().standardAppearance = look
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(size: CGSize(width: 300, height: 200), viewController: navigation)
        stage.advance(by: 0)
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .purple)
        navigation.navigationBar.standardAppearance.backgroundColor = .black
        #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .purple)
    }

    @Test func `SwiftUI's bars, tabs and segments follow them`() throws {
        defer { AppearanceStore.shared.forgetAll() }
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISegmentedControl.appearance().selectedSegmentTintColor = .blue
        UITabBar.appearance().unselectedItemTintColor = .green
        let stage = Stage(size: CGSize(width: 320, height: 480)) {
            TabView {
                NavigationStack {
                    Picker("Kind", selection: .constant(1)) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.segmented)
                    .navigationTitle("Large")
                }
                .tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
            }
        }
        stage.advance(by: 0.1)
        func color(_ text: String) throws -> Color.Resolved {
            try #require(stage.frame.texts.first { $0.string == text && $0.opacity > 0 }).color
        }
        #expect(try color("Large").red > 0.9 && color("Large").green < 0.3)
        #expect(try color("One").red > 0.95 && color("One").blue > 0.95)
        #expect(try color("Two").red < 0.2)
        // Each title once: none shows the selected one's text over another.
        let titles = stage.frame.texts.filter { ["One", "Two"].contains($0.string) && $0.opacity > 0 }
        #expect(titles.map(\.string).sorted() == ["One", "Two"])
        #expect(try color("Second").green > 0.6 && color("Second").red < 0.4)
    }

    @Test func `a program with tabs of its own hides those of the system`() {
        defer { AppearanceStore.shared.forgetAll() }
        UITabBar.appearance().isHidden = true
        let stage = Stage(size: CGSize(width: 320, height: 480)) {
            TabView {
                Color.red.tabItem { Text("First") }
                Color.blue.tabItem { Text("Second") }
            }
        }
        #expect(stage.frame.texts.isEmpty)
        #expect(stage.image()[160, 470] >> 16 & 255 > 200)
    }

    @Test func `a receiver of a class that nothing is said of changes nothing`() {
        defer { AppearanceStore.shared.forgetAll() }
        _ = UISlider.appearance()
        let (slider, root) = (UISlider(), UIView())
        slider.minimumTrackTintColor = .red
        root.addSubview(slider)
        _ = stage(root)
        #expect(slider.minimumTrackTintColor == .red && slider.thumbTintColor == nil)
    }
}
