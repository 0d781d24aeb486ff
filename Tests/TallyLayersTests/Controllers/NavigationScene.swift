import Foundation
import TallyKit
import TallyStage

/// What controllers have told, in order.
@MainActor
final class Diary {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that notes its life.
@MainActor
class Page: UIViewController {
    let diary: Diary
    let name: String

    init(_ name: String, _ diary: Diary) {
        (self.name, self.diary) = (name, diary)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Text \(name)"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func note(_ what: String, _ animated: Bool) { diary.lines.append("\(name) \(what) \(animated)") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("comes", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("is there", animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("goes", animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("is gone", animated)
    }
}

/// A screen of forty rows.
@MainActor
final class ListPage: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

@MainActor
struct NavigationScene {
    let diary = Diary()
    let root: Page
    let navigation: UINavigationController
    let stage: Stage

    init() {
        root = Page("A", diary)
        navigation = UINavigationController(rootViewController: root)
        stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
    }

    func page(_ name: String) -> Page { Page(name, diary) }

    /// Where a text of a screen is seen.
    func place(_ text: String) -> CGRect? { stage.text(text)?.rect }
}

extension CGRect {
    /// Texts lie within fractions of a point.
    var isInMiddle: Bool { abs(midX - 160) < 1 }
    func begins(at top: CGFloat) -> Bool { abs(minY - top) < 1 }
}

extension Stage {
    func text(_ string: String) -> (rect: CGRect, opacity: Double)? {
        frame.texts.first { $0.string == string && $0.opacity > 0 }.map { ($0.rect, $0.opacity) }
    }
}
