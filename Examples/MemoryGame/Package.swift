// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "MemoryGame",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "MemoryGame",
            dependencies: [.product(name: "SwiftUI", package: "Tally"), .product(name: "TallyApp", package: "Tally")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
