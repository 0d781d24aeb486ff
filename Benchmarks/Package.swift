// swift-tools-version: 6.3
import PackageDescription

let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
]

let stage: [Target.Dependency] = [
    .product(name: "Tally", package: "Tally"), .product(name: "SwiftUI", package: "Tally"),
    .product(name: "TallyStage", package: "Tally"), .product(name: "UIKit", package: "Tally"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Tally", path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .target(name: "CounterWall", dependencies: stage, swiftSettings: house),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CAllocations", "CounterWall", .product(name: "TallyRecorder", package: "Tally"),
                .product(name: "TallyWindow", package: "Tally"),
            ] + stage,
            path: "Sources/Bench", swiftSettings: house),
        .executableTarget(
            name: "wall", dependencies: ["CounterWall"] + stage, path: "Sources/WallCommand", swiftSettings: house),
    ]
)
