/// Something that draws what is recorded beside the stage, as a canvas the views that it was given.
@MainActor
package protocol LateDrawing: AnyObject {
    /// The depth of its node.
    var depth: Int { get }
    /// Whether it is to be drawn otherwise than it was.
    var isStale: Bool { get }
    func draw()
}
