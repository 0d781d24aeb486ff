extension FrameSpool {
    /// Applies a frame's runs to the frame before, as palette indices.
    static func apply(
        _ runs: [UInt32], to indices: inout [UInt8], palette: inout ColorPalette, transparent: UInt8
    ) {
        indices.withUnsafeMutableBufferPointer { indices in
            runs.withUnsafeBufferPointer { runs in
                var word = 0
                var place = 0
                while word < runs.count {
                    let length = Int(runs[word] & Run.length)
                    let kind = runs[word] & ~Run.length
                    word += 1
                    if kind == Run.one {
                        let index = runs[word] == 0 ? transparent : palette.index(of: runs[word])
                        (indices.baseAddress! + place).update(repeating: index, count: length)
                        word += 1
                    } else if kind == Run.many {
                        for offset in 0..<length {
                            let color = runs[word + offset]
                            indices[place + offset] = color == 0 ? transparent : palette.index(of: color)
                        }
                        word += length
                    }
                    place += length
                }
            }
        }
    }
}
