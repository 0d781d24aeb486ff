import SwiftUI
import Tally

/// The title: in the middle of the screen, at its top, or gone.
enum TitleState: AnimatedState {
    case rests, rises, leaves

    var duration: Duration { self == .rises ? .milliseconds(700) : .milliseconds(400) }
    var animation: Animation {
        switch self {
        case .rests: .easeInOut(duration: 0.4)
        case .rises: .smooth(duration: 0.6)
        case .leaves: .easeIn(duration: 0.4)
        }
    }
}

/// A way to log in: below the screen, in its place, or out to the side.
enum OptionState: AnimatedState {
    case hides, springsIn, leaves

    var duration: Duration { self == .springsIn ? .milliseconds(500) : .milliseconds(250) }
    var animation: Animation {
        self == .springsIn ? .spring(duration: 0.45, bounce: 0.35) : .easeIn(duration: 0.25)
    }
}

/// The words to whoever has chosen.
enum GreetingState: AnimatedState {
    case hides, shows

    var duration: Duration { .milliseconds(300) }
}

/// What the screen can be asked to play.
enum Take: String, CaseIterable {
    case open, choose, close
}
