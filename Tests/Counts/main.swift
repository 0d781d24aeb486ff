// Plays fixed scenes and prints what each cost: `Scripts/check-counts` compares it with `Scripts/counts.txt`.
for (name, counts) in Scenes.all() {
    print(counts.allocations, counts.bodies, counts.layouts, counts.segments, counts.nodes, name, separator: "\t")
}
