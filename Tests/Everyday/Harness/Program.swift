import SwiftUI
import TallyStage
import Testing

/// A small program as somebody would write it, and what it shows after which taps and times.
///
/// The code of the program is a file of its own in `Programs`; the story says how a person plays it. The same program is
/// also played by a hand at random (`RandomPlayTests`), so it needs no test but its story.
struct Program: CustomTestStringConvertible, Sendable {
    let name: String
    let size: CGSize
    let preferences: Preferences
    /// Whether its state alone says what it shows. Not where an author's `==` keeps what was shown, or an object in another
    /// changes unseen: these show what they were told last.
    let isFunctionOfState: Bool
    /// Made anew for each play, models included.
    let make: @MainActor @Sendable () -> (view: AnyView, world: World?)
    let story: @MainActor @Sendable (Reader) async throws -> Void

    /// - Parameters:
    ///   - size: points; a phone's.
    ///   - content: the program's root view.
    ///   - story: what a person does and reads, one after another.
    init<V: View>(
        _ name: String, size: CGSize = CGSize(width: 390, height: 700), preferences: Preferences = Preferences(),
        isFunctionOfState: Bool = true, _ content: @escaping @MainActor @Sendable () -> V,
        story: @escaping @MainActor @Sendable (Reader) async throws -> Void
    ) {
        self.name = name
        self.size = size
        self.preferences = preferences
        self.isFunctionOfState = isFunctionOfState
        make = { (AnyView(content()), nil) }
        self.story = story
    }

    /// A random tree, on a small stage.
    init(_ tree: Tree) {
        name = tree.description
        size = CGSize(width: 160, height: 200)
        preferences = Preferences()
        isFunctionOfState = true
        make = {
            let world = World()
            return (AnyView(TreeView(tree: tree, world: world)), world)
        }
        story = { _ in }
    }

    var testDescription: String { name }
}

/// Whether the program is on the stage: a person may leave it at any time.
@MainActor @Observable
final class Door {
    var isOpen = true
}

/// The program behind a door.
struct House: View {
    let door: Door
    let program: AnyView

    var body: some View { if door.isOpen { program } }
}
