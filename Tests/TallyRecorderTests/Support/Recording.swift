import TallyRecorder
import TallyScene

/// Records frames into a folder and gives the file's bytes.
func record(
    _ frames: [Bitmap], as name: String, in folder: TemporaryFolder, periods: Int = 1,
    _ change: (inout RecordingOptions) -> Void = { _ in }
) throws -> [UInt8] {
    var options = RecordingOptions()
    change(&options)
    let recorder = try Recorder(
        to: folder.file(name), width: frames[0].width, height: frames[0].height, options: options)
    for frame in frames { try recorder.append(frame, periods: periods) }
    try recorder.finish()
    return try folder.bytes(name)
}
