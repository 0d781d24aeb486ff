/// How the ends of a line are drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}
