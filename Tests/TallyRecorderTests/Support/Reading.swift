import Foundation

/// All that comes out of a descriptor. Unlike `FileHandle` it is not upset by the signals of ending children.
func readToEnd(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}
