import Foundation
import TallyCore

/// What assistive technology is told beside what is on the screen.
public enum AccessibilityNotification {
    /// Something that has happened, to be said aloud.
    public struct Announcement {
        private let text: String

        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Says it on the stage whose views are being updated, or told of input; elsewhere nobody hears it.
        public func post() {
            let text = text
            guard let runtime = Runtime.current else { return }
            whenOnMain { runtime.host.send(.announcement(text)) }
        }
    }
}
