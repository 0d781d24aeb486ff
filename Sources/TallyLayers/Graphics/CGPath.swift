public import Foundation
public import TallyCore

/// An outline as Core Graphics hands it on; made by `UIBezierPath.cgPath` and `Path.cgPath`.
// unsafe: nothing of it changes; a class cannot promise that for those derived from it.
public class CGPath: Equatable, @unchecked Sendable {
    package let path: Path
    package init(_ path: Path) { self.path = path }

    public var isEmpty: Bool { path.isEmpty }
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }
    public var cgPath: CGPath { CGPath(self) }
}
