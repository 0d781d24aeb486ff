import CCounts

// Plays fixed scenes and prints what each cost: `Scripts/check-counts` compares it with `Scripts/counts.txt`. With the argument
// `instructions`, under callgrind, it plays those whose instructions are counted, and callgrind's files say how many they are.
if CommandLine.arguments.dropFirst().first != "instructions" {
    for (name, counts) in Scenes.all() {
        print(counts.allocations, counts.bodies, counts.layouts, counts.segments, counts.nodes, name, separator: "\t")
    }
} else if instructions_can_be_counted() {
    Instructions.count()
}
