// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "FirstStage",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "FirstStage",
            dependencies: [
                .product(name: "SwiftUI", package: "Tally"),
                .product(name: "Tally", package: "Tally"),
                .product(name: "TallyRecorder", package: "Tally"),
                .product(name: "TallyStage", package: "Tally"),
            ])
    ]
)
