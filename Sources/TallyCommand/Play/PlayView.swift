import SwiftUI

/// The film's view, as large as the window is.
struct PlayView: View {
    let model: PlayModel

    var body: some View {
        GeometryReader { place in
            let scale = min(place.size.width / model.picture.width, place.size.height / model.picture.height)
            FilmView(
                script: model.script, look: model.look, sizes: model.sizes.scaled(by: scale), turn: model.turn
            )
            .frame(width: place.size.width, height: place.size.height)
        }
    }
}
