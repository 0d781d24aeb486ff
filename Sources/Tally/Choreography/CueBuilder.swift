/// Makes a list of cues of the statements in a closure.
@resultBuilder
public enum CueBuilder {
    public static func buildExpression(_ cue: Cue) -> [Cue] { [cue] }
    public static func buildExpression(_ cues: [Cue]) -> [Cue] { cues }
    public static func buildBlock(_ cues: [Cue]...) -> [Cue] { cues.flatMap { $0 } }
    public static func buildOptional(_ cues: [Cue]?) -> [Cue] { cues ?? [] }
    public static func buildEither(first cues: [Cue]) -> [Cue] { cues }
    public static func buildEither(second cues: [Cue]) -> [Cue] { cues }
    public static func buildArray(_ cues: [[Cue]]) -> [Cue] { cues.flatMap { $0 } }
}
