import SwiftUI

@main
struct OpeningScreenApp: App {
    var body: some Scene {
        WindowGroup("Opening screen") {
            OpeningScreen()
        }
        .defaultSize(width: 420, height: 640)
    }
}
