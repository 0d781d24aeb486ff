/// Something to run at a time of the runtime's clock.
struct ScheduledAction {
    let time: Double
    let serial: Int
    /// How many actions in a row were scheduled one by another for the moment at which they ran.
    let depth: Int
    let action: @MainActor () -> Void

    fileprivate func comes(before other: ScheduledAction) -> Bool { (time, serial) < (other.time, other.serial) }
}

/// What is to run, as a heap: the earliest first, of one time what was scheduled first.
struct ScheduledActions {
    private var heap: [ScheduledAction] = []
    /// Where the action of each serial number stands in the heap.
    private var places: [Int: Int] = [:]

    /// When the next is due; infinity: there is none.
    var nextTime: Double { heap.first?.time ?? .infinity }

    /// - Complexity: O(log *n*), as all that changes it.
    mutating func add(_ action: ScheduledAction) {
        heap.append(action)
        places[action.serial] = heap.count - 1
        rise(heap.count - 1)
    }

    mutating func cancel(_ serial: Int) {
        if let place = places[serial] { remove(at: place) }
    }

    /// - Parameter last: The number of the last action that counts.
    mutating func takeDue(at time: Double, upTo last: Int = .max) -> ScheduledAction? {
        guard let first = heap.first, first.time <= time, first.serial <= last else { return nil }
        remove(at: 0)
        return first
    }

    private mutating func remove(at place: Int) {
        places[heap[place].serial] = nil
        let last = heap.removeLast()
        guard place < heap.count else { return }
        heap[place] = last
        places[last.serial] = place
        rise(place)
        sink(place)
    }

    private mutating func rise(_ start: Int) {
        var place = start
        while place > 0, heap[place].comes(before: heap[(place - 1) / 2]) {
            swap(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2]
            where child < heap.count && heap[child].comes(before: heap[least]) { least = child }
            if least == place { return }
            swap(place, least)
            place = least
        }
    }

    private mutating func swap(_ a: Int, _ b: Int) {
        heap.swapAt(a, b)
        places[heap[a].serial] = a
        places[heap[b].serial] = b
    }
}
