// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Scoreboard",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .executableTarget(
            name: "Scoreboard",
            dependencies: [
                .product(name: "UIKit", package: "Tally"), .product(name: "QuartzCore", package: "Tally"),
                .product(name: "TallyApp", package: "Tally"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
