import SwiftUI
import TallyScene
import TallyStage

/// A program on a stage, and what has been done to it.
@MainActor
final class Player {
    let stage: Stage
    let door = Door()
    private(set) var done: [Action] = []
    /// What a random tree shows.
    let world: World?
    let isFunctionOfState: Bool

    init(_ program: Program) {
        let made = program.make()
        let house = House(door: door, program: made.view)
        world = made.world
        isFunctionOfState = program.isFunctionOfState
        stage = Stage(
            size: program.size, scale: 1, preferences: program.preferences, stateRecord: StateRecord()
        ) { house }
    }

    /// Does one thing, and looks whether the picture is what painting everything gives.
    ///
    /// - Throws: `Failure` if it is not. A label that is not there, or is there twice, is passed over.
    func perform(_ action: Action) throws {
        done.append(action)
        switch action {
        case .tap(let label): try? stage.tap(label)
        case .tapAt(let point): stage.tap(point)
        case .press(let key, let modifiers): stage.press(key, modifiers: modifiers)
        case .type(let text): stage.type(text)
        case .drag(let start, let end, let duration): stage.drag(from: start, to: end, duration: duration)
        case .scroll(let way, let point): stage.scroll(way, at: point)
        case .hover(let point): stage.hover(point)
        case .wait(let seconds): stage.advance(by: seconds)
        case .open(let isOpen): door.isOpen = isOpen
        case .resize(let size): stage.size = size
        case .prefer(let preference): prefer(preference)
        case .rescale(let scale): stage.scale = scale
        case .write(let value, let place, let curve):
            let animation = Curve.all[curve]
            withAnimation(animation) { world?.write(value, at: place) }
        case .look: break
        }
        stage.advance(by: 0)
        if case .look = action { try checkPicture() }
    }

    private func prefer(_ preference: Action.Preference) {
        var now = stage.preferences
        switch preference {
        case .dark: now.colorScheme = .dark
        case .light: now.colorScheme = .light
        case .rightToLeft: now.layoutDirection = .rightToLeft
        case .leftToRight: now.layoutDirection = .leftToRight
        case .large: now.typeSize = .accessibility2
        case .normal: now.typeSize = .large
        case .german: now.locale = Locale(identifier: "de_DE")
        case .english: now.locale = Locale(identifier: "en_US")
        case .calm: now.reduceMotion = true
        case .lively: now.reduceMotion = false
        }
        stage.preferences = now
    }

    /// What a play showed that must not be.
    struct Failure: Error, CustomStringConvertible {
        let kind: Kind
        let description: String

        enum Kind: Equatable { case picture, rest, alive }
    }

    /// The picture is painted over the last one, where something differs: it has to be the one painted from nothing.
    func checkPicture() throws {
        let painted = stage.image()
        let fresh = stage.imageFromNothing()
        if painted.isNear(fresh) { return }
        throw Failure(
            kind: .picture,
            description: "The picture at \(stage.time) s is not what painting everything gives: "
                + painted.difference(from: fresh))
    }

    /// When the stage is gone nothing of it is alive.
    static func check(_ liveObjects: LiveObjects) throws {
        if liveObjects.count == 0 { return }
        throw Failure(
            kind: .alive,
            description: "\(liveObjects.count) objects are alive when the stage is gone: "
                + liveObjects.lines.prefix(12).joined(separator: ", "))
    }

    /// Lets go of everything, waits until nothing moves, and compares with a stage made from nothing in the same state.
    ///
    /// What never comes to rest is not compared, nor what is no function of its state.
    func checkRest() throws {
        stage.releaseInput()
        guard Self.rests(stage), isFunctionOfState else { return try checkPicture() }
        try compareWithFresh()
    }

    /// What is at rest now has to look as on a stage made from nothing in the same state, and so has its picture.
    func compareWithFresh() throws {
        try checkPicture()
        let fresh = stage.remade()
        fresh.releaseInput()
        guard Self.rests(fresh) else {
            throw Failure(kind: .rest, description: "A stage made in the same state does not come to rest.")
        }
        var (frame, freshFrame) = (stage.frame.seen, fresh.frame.seen)
        // Out of sight, what moves for ever stands where it was seen last.
        if stage.isMovingUnseen {
            frame.accessibility = []
            freshFrame.accessibility = []
        }
        if frame != freshFrame {
            let (here, there) = (frame.description, freshFrame.description)
            if !isNear(here, there) {
                throw Failure(
                    kind: .rest,
                    description: "At rest a line is\n" + differences(here, there)
                        + "\non the played stage (-) and on one made in its state (+).")
            }
        }
        // What draws without elements, as a canvas, shows in the picture alone.
        if !stage.image().isNear(fresh.image()) {
            throw Failure(
                kind: .rest,
                description: "At rest the picture is not that of a stage made in the same state: "
                    + stage.image().difference(from: fresh.image()))
        }
    }

    /// Plays until nothing moves, nor waits to go as bars beside what scrolls do.
    private static func rests(_ stage: Stage) -> Bool {
        guard stage.settle(within: 20) else { return false }
        stage.advance(by: 3)
        return stage.settle(within: 20)
    }

    /// The same line by line, but for numbers that are rounded to either side.
    private func isNear(_ here: String, _ there: String) -> Bool {
        if here == there { return true }
        let (here, there) = (here.split(separator: " "), there.split(separator: " "))
        guard here.count == there.count else { return false }
        return zip(here, there).allSatisfy { here, there in
            if here == there { return true }
            let signs = CharacterSet(charactersIn: "(),x")
            let trimmed = (String(here).trimmingCharacters(in: signs), String(there).trimmingCharacters(in: signs))
            guard let one = Double(trimmed.0), let other = Double(trimmed.1) else { return false }
            return abs(one - other) < 0.0101
        }
    }

    private func differences(_ here: String, _ there: String) -> String {
        let changes = there.split(separator: "\n").difference(from: here.split(separator: "\n"))
        let lines = changes.prefix(8).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension Bitmap {
    /// The same but for a few pixels that differ by the last bit: sums of coverage are rounded once more where they are cut.
    func isNear(_ other: Bitmap) -> Bool {
        if self == other { return true }
        guard width == other.width, height == other.height else { return false }
        var count = 0
        for (here, there) in zip(pixels, other.pixels) where here != there {
            for shift in [0, 8, 16, 24] as [UInt32] {
                if abs(Int(here >> shift & 255) - Int(there >> shift & 255)) > 1 { return false }
            }
            count += 1
            if count > 4 { return false }
        }
        return true
    }

    /// Where two pictures of one size differ, in words.
    func difference(from other: Bitmap) -> String {
        guard width == other.width, height == other.height else { return "sizes differ" }
        var count = 0
        var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                count += 1
                let old = box ?? (x, y, x, y)
                box = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
            }
        }
        guard let box else { return "none" }
        return "\(count) pixels, in \(box.minX)...\(box.maxX) by \(box.minY)...\(box.maxY)"
    }
}

extension Frame {
    /// Without what of its shapes is cut away: there they may differ. Nor with what reaches behind the eye of a projection: a
    /// box around that says nothing.
    fileprivate var seen: Frame {
        var frame = self
        for index in frame.shapes.indices {
            if let clip = frame.shapes[index].clip {
                frame.shapes[index].rect = frame.shapes[index].rect.intersection(clip)
            }
        }
        frame.shapes.removeAll { $0.clip != nil && $0.rect.isEmpty }
        func isBehindTheEye(_ clip: CGRect?) -> Bool { clip.map { max($0.width, $0.height) > 8_000 } ?? false }
        frame.texts.removeAll { isBehindTheEye($0.clip) }
        frame.shapes.removeAll { isBehindTheEye($0.clip) }
        for index in frame.texts.indices {
            if let clip = frame.texts[index].clip {
                frame.texts[index].clip = clip.intersection(frame.texts[index].rect)
            }
        }
        return frame
    }
}
