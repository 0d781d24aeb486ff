import Foundation

/// What a runtime has to tell whoever plays it. Nothing else leaves it but the display list and answers to questions.
package enum HostSignal {
    /// A frame is wanted: something waits to be shown, or moves.
    ///
    /// Sent once until that frame has been played, and again after a frame that leaves more to be played. What is due later
    /// and asks for nothing now stands in `Runtime.nextEventTime`.
    case frame
    /// A programmer's mistake that has a stated result, as a sentence.
    case warning(String)
    /// Assistive technology is to say it.
    case announcement(String)
    /// A person is to feel it.
    case sensoryFeedback(SensoryFeedback)
    /// The system is to open the address.
    case openURL(URL)
    /// A view has copied the text.
    case copied(String)
    /// The pointer, where it is now, is to look otherwise than before.
    case pointer(PointerLook)
    /// The program wants another window than before.
    case window(WindowSettings)
    /// The program wants windows opened, closed or brought to the front: `ProgramScenes` has which.
    case windows
    /// File dialogs have been opened or taken away: `FileDialogs` has those that are open.
    case fileDialogs
}
