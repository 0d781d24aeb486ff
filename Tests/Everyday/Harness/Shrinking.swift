/// Finds a short list of things to do that still fails, by leaving out ever smaller parts.
///
/// - Parameters:
///   - limit: how often the list is tried at most.
///   - fails: whether a list fails, tried from the start.
/// - Complexity: about the length of the list times its logarithm tries.
@MainActor
func shrunk<Item>(_ items: [Item], limit: Int = 200, _ fails: ([Item]) -> Bool) -> [Item] {
    var items = items
    var tries = 0
    var length = max(1, items.count / 2)
    while true {
        var start = 0
        var isShorter = false
        while start < items.count, tries < limit {
            var fewer = items
            fewer.removeSubrange(start..<min(start + length, items.count))
            tries += 1
            if fails(fewer) {
                items = fewer
                isShorter = true
            } else {
                start += length
            }
        }
        if tries >= limit || (length == 1 && !isShorter) { return items }
        if length > 1 { length /= 2 }
    }
}
