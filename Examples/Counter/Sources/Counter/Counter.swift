// A number and three buttons in a window. Click them, or use Tab and Space.
import SwiftUI

@main
struct Counter: App {
    var body: some Scene {
        WindowGroup("Counter") { CounterView() }
            .defaultSize(width: 480, height: 320)
    }
}
