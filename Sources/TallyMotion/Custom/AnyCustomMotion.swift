/// A custom animation of any type, compared by type and value.
struct AnyCustomMotion: Hashable, Sendable {
    let motion: any CustomMotion

    init(_ motion: any CustomMotion) {
        self.motion = motion
    }

    static func == (a: AnyCustomMotion, b: AnyCustomMotion) -> Bool {
        isEqual(a.motion, b.motion)
    }

    func hash(into hasher: inout Hasher) {
        motion.hash(into: &hasher)
    }

    private static func isEqual<M: CustomMotion>(_ a: M, _ b: any CustomMotion) -> Bool {
        (b as? M) == a
    }
}
