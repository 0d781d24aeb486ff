import Foundation

extension PreviewCache {
    /// Throws away what is over the limits, and what runs that did not live to their end have left.
    func trim(keeping kept: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var entries: [(path: String, time: Double, bytes: Int)] = []
        for name in names.sorted() {
            let path = "\(folder)/\(name)"
            if name.hasPrefix(".") {
                if let time = status(path)?.time, time < Date().timeIntervalSince1970 - Self.longestRun {
                    try? FileManager.default.removeItem(atPath: path)
                }
            } else {
                entries.append((path, status(path + "/receipt")?.time ?? 0, status(path + "/library.so")?.bytes ?? 0))
            }
        }
        entries.sort { ($0.path == kept ? .infinity : $0.time) > ($1.path == kept ? .infinity : $1.time) }
        var bytes = 0
        for (index, entry) in entries.enumerated() {
            bytes += entry.bytes
            if index > 0, index >= mostEntries || bytes > mostBytes { remove(entry.path) }
        }
    }

    /// Seconds; nobody compiles as long.
    private static let longestRun = 3600.0

    private func status(_ path: String) -> (time: Double, bytes: Int)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return (Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9, Int(status.st_size))
    }
}
