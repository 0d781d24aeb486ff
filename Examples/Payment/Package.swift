// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Payment",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "Payment",
            dependencies: [
                .product(name: "SwiftUI", package: "Tally"),
                .product(name: "Tally", package: "Tally"),
                .product(name: "TallyApp", package: "Tally"),
            ])
    ]
)
