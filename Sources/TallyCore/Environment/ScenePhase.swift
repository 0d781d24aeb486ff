/// How near to the user a scene is; ordered from far to near.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}
