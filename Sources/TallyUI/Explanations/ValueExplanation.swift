import TallyMotion

/// One animated value of an element, and why it moves or does not, in words.
package struct ValueExplanation {
    package struct Run {
        package var animation: String
        /// Seconds since it began, and how long it takes; infinite: without end, or not known yet.
        package var elapsed: Double
        package var duration: Double

        package init(animation: String, elapsed: Double, duration: Double) {
            self.animation = animation
            self.elapsed = elapsed
            self.duration = duration
        }
    }

    package var name: String
    /// Whose value it is: the element's own if nil, else what stands around it or inside.
    package var owner: String?
    package var isInside = false
    package var from: String?
    package var shown: String
    package var target: String
    /// What moves it; nil while it rests.
    package var run: Run?
    package var velocity: String?
    package var source: String?
    /// What it cut short, or what goes on beneath; the oldest first.
    package var interrupted: [String] = []
    package var keptVelocity: String?
    /// What writes it anew in every frame, if that happened in this one.
    package var writer: String?
    /// Why it did not move when it was last written; nil if it moves, or nobody took note.
    package var reason: String?
    package var isRecorded = false

    package init(name: String, owner: String?, isInside: Bool = false, shown: String, target: String) {
        self.name = name
        self.owner = owner
        self.isInside = isInside
        self.shown = shown
        self.target = target
    }
}
