import SwiftUI

@main
struct MemoryGameApp: App {
    @StateObject private var game = EmojiGame()

    var body: some Scene {
        WindowGroup("Memory") {
            GameView(game: game)
        }
    }
}
