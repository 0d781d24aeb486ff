// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Counter",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "Counter",
            dependencies: [
                .product(name: "SwiftUI", package: "Tally"),
                .product(name: "Tally", package: "Tally"),
                .product(name: "TallyApp", package: "Tally"),
            ])
    ]
)
