public import Foundation

/// Who is asked and told of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Not asked where the view goes, or something of SwiftUI's takes the keys: they go all the same.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called as a person types, pastes, or empties the field; not where the program sets the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asked before a person changes the text.
    ///
    /// - Parameter range: in UTF-16.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Return was pressed. The bar keeps the keys until it is told to resign them.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The text stays as it is, and so do the keys, until the delegate does something about it.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Hands on to a search bar's delegate what its field asks and tells.
final class SearchFieldWatch: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(bar, delegate)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldBeginEditing($0) } }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar?.editingDiffers()
        _ = ask {
            $1.searchBarTextDidBeginEditing($0)
            return true
        }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldEndEditing($0) } }
    func textFieldDidEndEditing(_ textField: UITextField) {
        bar?.editingDiffers()
        _ = ask {
            $1.searchBarTextDidEndEditing($0)
            return true
        }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar, textField.hasText || !textField.enablesReturnKeyAutomatically else { return false }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}
