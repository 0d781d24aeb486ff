import Foundation
import TallyLayers

extension UISearchBar {
    /// Which of the icons, in which state.
    struct IconPlace: Hashable {
        let icon: Int
        let state: UInt
    }

    private static let fieldHeight: CGFloat = 36, margin: CGFloat = 8, lead: CGFloat = 10
    private static let promptHeight: CGFloat = 19, scopeHeight: CGFloat = 44
    /// Seconds in which a button, or the scopes, come and go.
    private static let duration = 0.25

    final func setUp() {
        for view in [ground, promptLabel, field, cancelButton, scopes] { addSubview(view) }
        watch.bar = self
        field.delegate = watch
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                markDiffers()
                delegate?.searchBar(self, textDidChange: text ?? "")
            }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        promptLabel.textAlignment = .center
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                scope = scopes.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
            }, for: .valueChanged)
        ground.isUserInteractionEnabled = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        groundDiffers()
        editingDiffers()
        placeParts()
    }

    final var barHeight: CGFloat {
        let head = prompt == nil ? 0 : Self.promptHeight
        return head + Self.fieldHeight + 2 * Self.lead + (showsScopes ? Self.scopeHeight : 0)
    }

    private var showsScopes: Bool { hasScopes && !(scopeButtonTitles ?? []).isEmpty }

    final func change(_ animated: Bool, _ change: (UISearchBar) -> Void) {
        guard animated else {
            change(self)
            return partsDiffer()
        }
        // What comes begins where it stands now.
        placeParts()
        change(self)
        invalidateIntrinsicContentSize()
        UIView.animate(withDuration: Self.duration) { self.placeParts() }
    }

    final func partsDiffer() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final func placeParts() {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ rect: CGRect, shown: Bool = true) {
            var rect = rect
            if isTurned { rect.origin.x = bounds.width - rect.maxX }
            if view.frame != rect { view.frame = rect }
            let alpha: CGFloat = shown ? 1 : 0
            if view.alpha != alpha { view.alpha = alpha }
        }
        put(ground, bounds, shown: searchBarStyle != .minimal)
        let head = prompt == nil ? 0 : Self.promptHeight
        put(
            promptLabel, CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight), shown: prompt != nil)
        let cancel = cancelButton.sizeThatFits(bounds.size)
        var width = max(bounds.width - 2 * Self.margin, 0)
        let top = head + Self.lead
        if hasCancel { width = max(width - cancel.width - Self.margin, 0) }
        put(field, CGRect(x: Self.margin, y: top, width: width, height: Self.fieldHeight))
        put(
            cancelButton,
            CGRect(
                x: hasCancel ? bounds.width - Self.margin - cancel.width : bounds.width, y: top, width: cancel.width,
                height: Self.fieldHeight), shown: hasCancel)
        put(
            scopes,
            CGRect(
                x: Self.margin, y: top + Self.fieldHeight + Self.lead, width: max(bounds.width - 2 * Self.margin, 0),
                height: 32), shown: showsScopes)
    }

    final func scopesDiffer() {
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        selectedScopeButtonIndex = scope
        partsDiffer()
    }

    final func editingDiffers() { cancelButton.isEnabled = isEnabled && field.isEditing }

    /// The mark at the end of an empty field.
    final func markDiffers() {
        let isEmpty = !field.hasText
        let wanted: Icon? =
            !isEmpty ? nil : showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
        guard let wanted else {
            field.rightViewMode = .never
            return
        }
        let isSelected = wanted == .resultsList && isSearchResultsButtonSelected
        let name = wanted == .bookmark ? "book" : "list.bullet"
        let button = UIButton(type: .system)
        let own = isSelected ? image(for: wanted, state: .selected) : nil
        button.setImage(own ?? image(for: wanted, state: .normal) ?? UIImage(systemName: name), for: .normal)
        button.isSelected = isSelected
        button.frame.size = CGSize(width: 24, height: 24)
        button.accessibilityLabel = wanted == .bookmark ? "Bookmarks" : "Results"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if wanted == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .always
    }

    final func iconsDiffer() {
        field.show(icon: image(for: .search, state: .normal))
        markDiffers()
    }

    final func groundDiffers() {
        let color = barTintColor ?? .systemGroupedBackground
        ground.backgroundColor = backgroundImage == nil ? color : nil
        ground.image = backgroundImage
        setNeedsLayout()
    }
}
