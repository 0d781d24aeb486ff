// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Bakery",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        // The folder of an Xcode project, as it is.
        .executableTarget(
            name: "Bakery",
            dependencies: [.product(name: "SwiftUI", package: "Tally"), .product(name: "TallyApp", package: "Tally")],
            path: "Bakery",
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "TallyAssets", package: "Tally")]),
        // A program for a server: it needs no window, and no GTK.
        .executableTarget(
            name: "Till",
            dependencies: [
                .product(name: "SwiftUI", package: "Tally"), .product(name: "TallyStage", package: "Tally"),
            ],
            path: "Till",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "BakeryTests",
            dependencies: [
                "Bakery", .product(name: "SwiftUI", package: "Tally"), .product(name: "TallyStage", package: "Tally"),
            ],
            path: "Tests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
