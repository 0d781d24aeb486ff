import SwiftUI

extension Transaction {
    /// The transaction of a change that nobody is to see move, whatever animation there is around it.
    static var still: Transaction {
        var still = Transaction(animation: nil)
        still.disablesAnimations = true
        return still
    }
}
