import UIKit

/// Goals that are pushed, and spectators that scroll.
final class ScoreboardViewController: UIViewController {
    let home = PushLabel()
    let away = PushLabel()
    let spectators = ScrollCounterView()
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        for (label, color) in [(home, UIColor.systemBlue), (away, UIColor.systemRed)] {
            label.font = .monospacedDigitSystemFont(ofSize: 64, weight: .heavy)
            label.textColor = color
        }
        home.accessibilityIdentifier = "home"
        away.accessibilityIdentifier = "away"
        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.text = "0 all"
        home.onArrival = { [weak self] in self?.tell() }
        away.onArrival = { [weak self] in self?.tell() }
        spectators.value = 40_718

        let goals = UIStackView(arrangedSubviews: [home, away])
        goals.distribution = .fillEqually
        let buttons = UIStackView(arrangedSubviews: [
            button("Home +1") { [home] in home.count(to: home.value + 1) },
            button("Away +3") { [away] in away.count(to: away.value + 3) },
            button("Reset") { [home, away] in
                home.count(to: 0)
                away.count(to: 0)
            },
            button("Spin") { [spectators] in spectators.startAnimation() },
        ])
        buttons.distribution = .fillEqually
        let all = UIStackView(arrangedSubviews: [goals, status, spectators, buttons])
        all.axis = .vertical
        all.alignment = .center
        all.spacing = 12
        all.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(all)
        NSLayoutConstraint.activate([
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            all.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            goals.widthAnchor.constraint(equalTo: all.widthAnchor),
            goals.heightAnchor.constraint(equalToConstant: 90),
            buttons.widthAnchor.constraint(equalTo: all.widthAnchor),
            spectators.heightAnchor.constraint(equalToConstant: 56),
        ])
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
        return button
    }

    private func tell() {
        status.text = home.value == away.value ? "\(home.value) all" : "\(home.value) to \(away.value)"
    }
}
