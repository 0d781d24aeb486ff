/// The text of the error that a piece of work ends with.
func failure(_ work: () throws -> Void) -> String {
    do {
        try work()
        return "no error"
    } catch {
        return "\(error)"
    }
}
