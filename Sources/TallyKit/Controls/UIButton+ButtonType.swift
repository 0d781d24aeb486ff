import Foundation

extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    /// Shows an action, and does it.
    func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty {
            if configuration != nil {
                configuration?.title = action.title
            } else {
                setTitle(action.title, for: .normal)
            }
        }
        if let image = action.image {
            if configuration != nil { configuration?.image = image } else { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }
}

extension UIButton.ButtonType {
    var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
