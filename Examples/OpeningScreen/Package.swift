// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "OpeningScreen",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "OpeningScreen",
            dependencies: [
                .product(name: "SwiftUI", package: "Tally"),
                .product(name: "Tally", package: "Tally"),
                .product(name: "TallyApp", package: "Tally"),
            ])
    ]
)
