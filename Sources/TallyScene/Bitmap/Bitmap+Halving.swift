extension Bitmap {
    /// Returns a bitmap half as wide and high, each pixel the mean of four; the last of an odd row or column is left
    /// out.
    public func halved() -> Bitmap {
        let half = Bitmap(width: max(1, width / 2), height: max(1, height / 2))
        guard width > 1, height > 1 else { return self }
        var result = half
        for y in 0..<half.height {
            for x in 0..<half.width {
                let start = 2 * y * width + 2 * x
                let four = (pixels[start], pixels[start + 1], pixels[start + width], pixels[start + width + 1])
                var mean: UInt32 = 0
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let sum =
                        (four.0 >> shift & 255) + (four.1 >> shift & 255) + (four.2 >> shift & 255)
                        + (four.3 >> shift & 255)
                    mean |= ((sum + 2) / 4) << shift
                }
                result.pixels[y * half.width + x] = mean
            }
        }
        return result
    }
}
