import Foundation

extension UIViewController {
    final var editButton: UIBarButtonItem {
        if let button = parts.editButton { return button }
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        button.run = { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        parts.editButton = button
        editingDiffers()
        return button
    }

    final func editingDiffers() {
        guard let button = parts.editButton else { return }
        button.title = isEditing ? "Done" : "Edit"
        button.style = isEditing ? .done : .plain
    }
}
