import SwiftUI
import Tally

/// A total that counts up from nothing when it appears, and on from where it is when more comes in.
struct Donations: View {
    let total: Int

    var body: some View {
        CountingNumber(total, format: .currency(code: "EUR").precision(.fractionLength(0)), duration: 1.5)
            .rollsOnAppear()
            .rollWidth(.reserved(0...99_999))
            .multilineTextAlignment(.trailing)
            .font(.system(size: 36, weight: .semibold))
    }
}
