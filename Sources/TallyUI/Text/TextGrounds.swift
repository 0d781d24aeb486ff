import TallyScene

/// A text with colours behind parts of it: their areas, and the letters over them.
@MainActor
final class TextGrounds {
    let letters = Segment()
    private var areas: [Segment] = []

    func draw(into segment: Segment, _ places: [(rect: Rect, color: RGBA)]) {
        while areas.count < places.count { areas.append(Segment()) }
        for (area, place) in zip(areas, places) {
            area.content = .roundedRect(place.rect, radius: 0, .color(place.color))
        }
        segment.content = .nothing
        segment.setChildren(areas.prefix(places.count) + [letters])
    }

    func end(in segment: Segment) { segment.setChildren([]) }
}
