// An amount of won, typed with the keypad, the buttons for fixed sums or a keyboard.
import SwiftUI
import Tally

@main
struct PaymentApp: App {
    var body: some Scene {
        WindowGroup("Payment") { PaymentView() }
            .defaultSize(width: 360, height: 620)
    }
}
