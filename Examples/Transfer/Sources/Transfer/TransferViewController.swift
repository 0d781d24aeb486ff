import UIKit

final class TransferViewController: UIViewController {
    let amount = AmountView()
    let keypad = KeypadView()
    let panel = ReceiptPanel(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    private let send = UIButton(type: .system)
    private let confetti = ConfettiView()
    private let reading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reading.font = .preferredFont(forTextStyle: .subheadline)
        reading.textColor = .secondaryLabel
        reading.textAlignment = .center
        reading.text = "얼마를 보낼까요?"
        send.setTitle("보내기", for: .normal)
        send.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        send.isEnabled = false
        send.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)
        amount.onChange = { [weak self] in self?.show($0) }
        keypad.onKey = { [weak self] in self?.press($0) }

        let all = UIStackView(arrangedSubviews: [amount, reading, send])
        all.axis = .vertical
        all.alignment = .center
        all.spacing = 8
        for part in [all, keypad, confetti] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            amount.widthAnchor.constraint(equalTo: all.widthAnchor),
            reading.widthAnchor.constraint(equalTo: all.widthAnchor),
            keypad.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            keypad.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            keypad.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -ReceiptPanel.peek - 8),
            keypad.heightAnchor.constraint(equalToConstant: 240),
            confetti.topAnchor.constraint(equalTo: view.topAnchor),
            confetti.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            confetti.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            confetti.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.bounds.size.width = view.bounds.width
        panel.center = CGPoint(
            x: view.bounds.midX, y: view.bounds.height - ReceiptPanel.peek + panel.bounds.height / 2)
    }

    private func press(_ key: String) {
        switch key {
        case "⌫": amount.deleteBackward()
        case "00":
            amount.insert(0)
            amount.insert(0)
        default: amount.insert(Int(key) ?? 0)
        }
    }

    private func show(_ value: Int) {
        let text = value == 0 ? "얼마를 보낼까요?" : value % 10_000 == 0 ? "\(value / 10_000)만 원" : "\(value)원"
        UIView.transition(with: reading, duration: 0.2, options: .transitionCrossDissolve) { [reading] in
            reading.text = text
        }
        send.isEnabled = value >= 1_000
    }

    private func confirm() {
        confetti.burst()
        reading.text = "보냈어요"
    }
}
