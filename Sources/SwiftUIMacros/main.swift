import Foundation

// The compiler starts this program and asks it, message by message, what to write in place of a macro.
let input = FileHandle.standardInput
let output = FileHandle.standardOutput
while let message = try Message.read(from: input) {
    try Answer(to: message).write(to: output)
}
