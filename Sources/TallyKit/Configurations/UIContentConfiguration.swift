import Foundation
import TallyLayers

/// What the content of a cell looks like, and the view that shows it.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and goes over to another of its kind.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether it can go over to a configuration; else that makes a view of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// One of the same type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// What a view is in when it asks for a configuration.
public protocol UIConfigurationState: Sendable {
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var isSelected = false
    public var isHighlighted = false
    public var isEditing = false
    /// A finger has opened the row.
    public var isSwiped = false
}

/// Puts what shows a configuration into a cell, and holds it at the edges.
@MainActor
enum ContentPlace {
    static func show(
        _ configuration: (any UIContentConfiguration)?, _ old: (any UIContentView & UIView)?, in place: UIView
    ) -> (any UIContentView & UIView)? {
        if let configuration, let old, old.supports(configuration) {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        guard let view = configuration?.makeContentView() else { return nil }
        UIView.atOnce {
            view.frame = place.bounds
            view.translatesAutoresizingMaskIntoConstraints = false
            place.insertSubview(view, at: 0)
        }
        // The height gives way where the cell has another.
        let bottom = view.bottomAnchor.constraint(equalTo: place.bottomAnchor)
        bottom.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: place.topAnchor),
            view.leadingAnchor.constraint(equalTo: place.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: place.trailingAnchor), bottom,
        ])
        return view
    }
}

/// The configurations of a cell, and what shows them.
@MainActor
final class CellContent {
    weak var cell: UIView?
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIContentView & UIView)?
    private(set) var background: UIBackgroundConfiguration?
    private var ground: ConfiguredGround?
    private var isUpdating = false
    private var isWaiting = false

    func show(_ new: (any UIContentConfiguration)?, in place: UIView) {
        configuration = new
        view = ContentPlace.show(new, view, in: place)
        cell?.setNeedsLayout()
    }

    func show(_ new: UIBackgroundConfiguration?, in cell: UIView) {
        background = new
        guard let new else {
            ground?.removeFromSuperview()
            return ground = nil
        }
        let view = ground ?? ConfiguredGround()
        if ground == nil {
            ground = view
            view.frame = cell.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.insertSubview(view, at: 0)
            cell.backgroundColor = nil
        }
        view.configuration = new
    }

    /// Asks for an update before the cell is laid out.
    func needsUpdate() {
        isWaiting = true
        cell?.setNeedsLayout()
    }

    func updateIfNeeded() { if isWaiting { stateDiffers() } }

    func stateDiffers() {
        guard !isUpdating else { return }
        isUpdating = true
        isWaiting = false
        defer { isUpdating = false }
        if let cell = cell as? UITableViewCell {
            let state = cell.configurationState
            cell.updateConfiguration(using: state)
            if cell.automaticallyUpdatesContentConfiguration { follow(state, in: cell.contentView) }
        } else if let cell = cell as? UICollectionViewCell {
            let state = cell.configurationState
            cell.updateConfiguration(using: state)
            if cell.automaticallyUpdatesContentConfiguration { follow(state, in: cell.contentView) }
        }
    }

    private func follow(_ state: UICellConfigurationState, in place: UIView) {
        guard let configuration, !(configuration is any SteadyConfiguration) else { return }
        show(configuration.updated(for: state), in: place)
    }
}

/// One that is the same in every state.
protocol SteadyConfiguration {}

/// What a background configuration looks like.
final class ConfiguredGround: UIView {
    private let face = UIView()
    private let picture = UIImageView()
    var configuration = UIBackgroundConfiguration.clear() {
        didSet {
            face.backgroundColor = configuration.backgroundColor
            face.layer.cornerRadius = configuration.cornerRadius
            face.layer.borderColor = inOwnStyle { configuration.strokeColor?.cgColor }
            face.layer.borderWidth = configuration.strokeWidth
            face.clipsToBounds = configuration.cornerRadius > 0
            picture.image = configuration.image
            picture.contentMode = configuration.imageContentMode
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(face)
        face.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        face.frame = CGRect(
            x: insets.leading, y: insets.top, width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        picture.frame = face.bounds
    }
}
