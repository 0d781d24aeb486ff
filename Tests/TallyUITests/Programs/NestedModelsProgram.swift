import SwiftUI
import TallyStage
import Testing

// View models that own view models: a screen with a player and a playlist, as an app's file would have it.

private final class PlayerModel: ObservableObject {
    struct Track: Identifiable, Equatable { let id: Int; var title: String; var isLoved = false }
    struct Sound: Equatable {
        struct Band: Equatable { var gain = 0.0 }
        var volume = 0.5
        var low = Band()
    }

    @Published var track: Track?
    @Published var sound = Sound()
    @Published var isPlaying = false
}

private final class ScreenModel: ObservableObject {
    let player = PlayerModel()
    @Published var tracks = [PlayerModel.Track(id: 1, title: "One"), .init(id: 2, title: "Two")]
    @Published var isExpanded = false
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        // The usual way to have the outer model speak for the inner one.
        player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
    }

    func play(_ track: PlayerModel.Track) {
        player.track = track
        player.isPlaying = true
    }
}

private struct PlayerScreen: View {
    @StateObject private var model: ScreenModel
    init(_ model: @autoclosure @escaping () -> ScreenModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
        VStack {
            ForEach($model.tracks) { $track in TrackRow(track: $track) { model.play(track) } }
            Text(model.player.isPlaying ? "playing" : "silent")
            if model.player.track != nil { Player(player: model.player, isExpanded: $model.isExpanded) }
        }
        .frame(width: 300, height: 300)
    }
}

private struct TrackRow: View {
    @Binding var track: PlayerModel.Track
    let play: @MainActor () -> Void
    var body: some View {
        HStack {
            Button("Play \(track.title)", action: play)
            Love(isOn: $track.isLoved, name: track.title)
        }
    }
}

private struct Love: View {
    @Binding var isOn: Bool
    let name: String
    var body: some View { Button(isOn ? "♥ \(name)" : "♡ \(name)") { isOn.toggle() } }
}

private struct Player: View {
    @ObservedObject var player: PlayerModel
    @Binding var isExpanded: Bool
    var body: some View {
        if let track = Binding($player.track) { Title(track: track) }
        Button(isExpanded ? "Less" : "More") { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
        if isExpanded {
            Gain(gain: $player.sound.low.gain)
            Button("Stop") { withAnimation(.linear(duration: 1)) { player.track = nil } }
        }
    }
}

private struct Title: View {
    @Binding var track: PlayerModel.Track
    var body: some View { Button("Now \(track.title)") { track.title += "+" } }
}

private struct Gain: View {
    @Binding var gain: Double
    var body: some View {
        Button("Gain \(Int(gain))") { withAnimation(.linear(duration: 1)) { gain += 40 } }
        Color.orange.frame(width: 10 + gain, height: 6)
    }
}

@MainActor
struct NestedModelsProgram {
    private let model = ScreenModel()
    private let stage: Stage

    init() {
        let model = model
        stage = Stage(size: CGSize(width: 400, height: 400)) { PlayerScreen(model) }
    }

    private func tap(_ labels: String...) throws {
        for label in labels {
            try stage.tap(label)
            stage.advance(by: 0)
        }
    }

    private var bar: CGFloat { stage.frame.shapes.first?.rect.width ?? 0 }

    @Test func `the outer model speaks for the inner one, and paths lead through both`() throws {
        try tap("Play One", "♡ Two", "Now One")
        #expect(stage.text("playing") != nil && stage.text("♥ Two") != nil && stage.text("♡ One") != nil)
        #expect(stage.text("Now One+") != nil && model.player.track?.title == "One+")
        model.player.track?.title = "Else"
        model.tracks[0].isLoved = true
        stage.advance(by: 0)
        #expect(stage.text("Now Else") != nil && stage.text("♥ One") != nil)
        model.player.isPlaying = false
        stage.advance(by: 0)
        #expect(stage.text("silent") != nil)
    }

    @Test func `a gain on its way is raised again, and set from outside`() throws {
        try tap("Play One", "More")
        #expect(stage.settle())
        try tap("Gain 0")
        stage.advance(by: 0.5)
        #expect(isNear(bar, 30))
        try stage.tap("Gain 40")
        stage.advance(by: 0.5)
        // The two runs add up: 40 of the first, half of 40 of the second.
        #expect(bar > 50 && bar < 75)
        model.player.sound.low.gain = 5
        #expect(stage.settle())
        #expect(isNear(bar, 15) && stage.text("Gain 5") != nil)
    }

    @Test func `the player goes while it opens, and the end is what a new screen shows`() throws {
        try tap("Play One", "More")
        stage.advance(by: 0.5)
        try tap("Gain 0", "Stop")
        stage.advance(by: 0.3)
        model.play(model.tracks[1])
        stage.advance(by: 0.1)
        model.player.track = nil
        model.isExpanded = false
        #expect(stage.settle())
        let fresh = Stage(size: CGSize(width: 400, height: 400)) { PlayerScreen(model) }
        #expect(stage.frame.texts == fresh.frame.texts)
        #expect(stage.image() == fresh.image())
    }
}
