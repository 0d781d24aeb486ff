public import Foundation

extension CGPoint {
    /// Whether both are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both are the same, however they are written: a negative size counts from the other corner.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
