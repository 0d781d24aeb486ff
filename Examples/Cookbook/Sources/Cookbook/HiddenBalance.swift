import SwiftUI
import Tally

/// A balance that hides: dots and number change places in one window, and a reader hears only what is shown.
struct HiddenBalance: View {
    let balance: Decimal
    @State private var isHidden = true

    var body: some View {
        HStack {
            Rolling(isHidden) { isHidden in
                HStack {
                    if isHidden {
                        Text("••••••").accessibilityLabel("Balance hidden")
                    } else {
                        RollingNumber(balance, format: .currency(code: "USD"))
                    }
                }
                .frame(width: 170)
            }
            .rollAnimation(.spring(duration: 0.4, bounce: 0))
            .font(.system(size: 28, weight: .semibold))
            Button(isHidden ? "Show" : "Hide") { isHidden.toggle() }
        }
    }
}
