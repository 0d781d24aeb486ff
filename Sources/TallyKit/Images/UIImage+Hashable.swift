extension UIImage: Hashable {
    /// Whether both are one, or show the same bitmap at the same scale.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        if a === b { return true }
        guard let picture = a.cgImage, let other = b.cgImage else { return false }
        return picture === other && a.scale == b.scale && a.imageOrientation == b.imageOrientation
            && a.renderingMode == b.renderingMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cgImage.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self))
    }
}
