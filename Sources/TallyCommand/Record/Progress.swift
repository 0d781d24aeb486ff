/// A bar on a terminal, or a line for every tenth of the way.
struct Progress {
    enum Mode {
        case silent, bar, lines
    }

    private let mode: Mode
    private let total: Int
    private let report: (String) -> Void
    private var shown = -1

    init(_ mode: Mode, total: Int, report: @escaping (String) -> Void) {
        self.mode = mode
        self.total = max(total, 1)
        self.report = report
    }

    /// - Parameter done: Frames; what is beyond the total counts as all.
    mutating func update(_ done: Int) {
        let percent = min(done, total) * 100 / total
        switch mode {
        case .silent: return
        case .bar:
            guard percent != shown else { return }
            let full = percent * 30 / 100
            let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 30 - full)
            report("\r\(bar) \(percent)%")
            shown = percent
        case .lines:
            guard percent / 10 > shown / 10 || shown < 0 else { return }
            report("\(percent)% (\(min(done, total)) of \(total) frames)\n")
            shown = percent
        }
    }

    /// Takes the bar away.
    func clear() {
        if mode == .bar && shown >= 0 { report("\r\u{1B}[K") }
    }
}
