import Foundation
import SwiftUI
import Tally
import TallyRecorder
import TallyStage

/// Whose time a recording takes.
@MainActor
enum Recordings {
    static func rows() throws -> [Row] {
        try [("apng", 60.0), ("gif", 50.0)].map { kind, fps in
            let path = FileManager.default.temporaryDirectory.appending(path: "tally-bench.\(kind)").path
            var shares: [Double] = []
            for _ in 0..<3 {
                let whole = try CPUClock.seconds {
                    let stage = makeStage()
                    try stage.record(for: length, to: path)
                }
                let playing = CPUClock.seconds {
                    let stage = makeStage()
                    for picture in stage.frames(for: length, fps: fps) { keep(picture) }
                }
                shares.append((whole - playing) / whole * 100)
            }
            try? FileManager.default.removeItem(atPath: path)
            return Row("Recording to \(kind.uppercased()): share of the encoder", shares.median, "%", atLeast: 80)
        }
    }

    private static let length = 5.0

    private static func makeStage() -> Stage { Stage(size: CGSize(width: 640, height: 360)) { Population() } }

    @inline(never) private static func keep(_ picture: Bitmap) {
        precondition(picture.width == 640, "The picture is \(picture.width) pixels wide and should be 640.")
    }
}

/// Like the clip of the README: a number of ten digits under a title, a new value each second.
private struct Population: View {
    @State private var value = 2_499_322_157

    var body: some View {
        VStack(spacing: 16) {
            Text("World population").font(.system(size: 24))
            RollingNumber(value).font(.system(size: 72))
        }
        .onAppear(perform: grow)
    }

    private func grow() {
        withAnimation(.linear(duration: 1)) {
            value += 71_234_567
        } completion: {
            grow()
        }
    }
}
