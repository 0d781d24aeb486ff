// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Cookbook",
    dependencies: [.package(name: "Tally", path: "../..")],
    targets: [
        .target(
            name: "Cookbook",
            dependencies: [.product(name: "SwiftUI", package: "Tally"), .product(name: "Tally", package: "Tally")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
