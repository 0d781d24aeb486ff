// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Transfer",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "Transfer",
            dependencies: [
                .product(name: "UIKit", package: "Tally"), .product(name: "QuartzCore", package: "Tally"),
                .product(name: "TallyApp", package: "Tally"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
