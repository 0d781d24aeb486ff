import Foundation
import SwiftUI
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("The first layout of a view controller")
struct FirstLayoutTests {
    private final class Screen: UIViewController {
        var sizes: [String: Set<[CGFloat]>] = [:]
        private func note(_ name: String) { sizes[name, default: []].insert([view.bounds.width, view.bounds.height]) }
        override func viewDidLayoutSubviews() { note("layout") }
        override func viewIsAppearing(_ animated: Bool) { note("appearing") }
        override func viewDidAppear(_ animated: Bool) { note("appear") }
    }

    private struct Represented: UIViewControllerRepresentable {
        let screen: Screen
        func makeUIViewController(context: Context) -> Screen { screen }
        func updateUIViewController(_ controller: Screen, context: Context) {}
    }

    @Test("has the size of the stage, and so has all that follows")
    func stage() {
        let screen = Screen()
        let stage = Stage(size: CGSize(width: 320, height: 240), viewController: screen)
        stage.advance(by: 0.5)
        #expect(screen.sizes["layout"] == [[320, 240]] && screen.sizes["appear"] == [[320, 240]])
    }

    @Test("has the size of its place among SwiftUI's views")
    func represented() {
        let screen = Screen()
        let stage = Stage(size: CGSize(width: 320, height: 240)) {
            Represented(screen: screen).frame(width: 40, height: 30)
        }
        stage.advance(by: 0.5)
        #expect(screen.sizes["layout"] == [[40, 30]] && screen.sizes["appear"] == [[40, 30]], "\(screen.sizes)")
    }

    private final class Plain: UIViewController {
        let number: Int
        init() {
            number = 7
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("goes for one whose `init()` is its own")
    func own() { #expect(Plain().number == 7 && UITableViewCell().reuseIdentifier == nil) }
}
