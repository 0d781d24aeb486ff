import Foundation
public import TallyScene

extension Golden {
    /// Returns whether a picture is as it is stored, in `<name>.png`, but for small differences.
    ///
    /// If it is not, the actual picture, the expected one and a map of their differences are written to `output`.
    ///
    /// - Parameters:
    ///   - tolerance: How far a component of a pixel may be off, of 255. Antialiasing differs by a few between versions
    ///     of the drawing libraries.
    ///   - allowed: How many pixels may be off by more.
    @MainActor
    public func check(_ picture: Bitmap, tolerance: Int = 8, allowed: Int = 0) -> Check {
        let url = stored(".png")
        do {
            if isRecording {
                try write(Data(picture.png()), to: url)
                return recorded([url])
            }
            guard let data = try? Data(contentsOf: url) else { return missing(url) }
            let expected = try Bitmap(png: Array(data))
            guard let difference = picture.difference(from: expected, tolerance: tolerance, allowed: allowed) else {
                return .passed("\(picture.width) × \(picture.height) pixels as in \(url.lastPathComponent)")
            }
            var sheet = ContactSheet(columns: 3, scale: 1)
            sheet.cells = [
                .init(picture: picture, label: "actual"), .init(picture: expected, label: "expected"),
                .init(picture: difference.map, label: "difference"),
            ]
            let output = output.appendingPathComponent("\(name).differs.png")
            try write(Data(sheet.bitmap().png()), to: output)
            return .failed("\(difference.words)\nActual, expected and difference: \(output.path)")
        } catch {
            return .failed("\(url.path): \(error)")
        }
    }
}

extension Bitmap {
    /// Returns where two pictures differ by more than allowed, in words and as a picture: grey where they agree, else
    /// red.
    func difference(from expected: Bitmap, tolerance: Int, allowed: Int) -> (words: String, map: Bitmap)? {
        guard width == expected.width, height == expected.height else {
            let words = "\(width) × \(height) pixels, expected \(expected.width) × \(expected.height)"
            return (words, Bitmap(width: 0, height: 0))
        }
        if pixels == expected.pixels { return nil }
        var map = Bitmap(width: width, height: height, pixels: Array(repeating: 0xFFDD_DDDD, count: pixels.count))
        var count = 0
        var worst = (index: 0, distance: -1)
        for index in pixels.indices where pixels[index] != expected.pixels[index] {
            let distance = Self.distance(pixels[index], expected.pixels[index])
            if distance <= tolerance { continue }
            count += 1
            map.pixels[index] = 0xFFFF_0000
            if distance > worst.distance { worst = (index, distance) }
        }
        guard count > allowed else { return nil }
        let (x, y) = (worst.index % width, worst.index / width)
        let words =
            "\(count) of \(pixels.count) pixels differ by more than \(tolerance), most at (\(x), \(y)): "
            + "\(Self.hexadecimal(pixels[worst.index])), expected \(Self.hexadecimal(expected.pixels[worst.index]))"
        return (words, map)
    }

    /// Returns the largest distance of a component.
    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return largest
    }

    /// Writes a pixel as 0xAARRGGBB, premultiplied.
    private static func hexadecimal(_ pixel: UInt32) -> String {
        let digits = String(pixel, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
