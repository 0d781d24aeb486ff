import SwiftUI
import TallyStage
import Testing

@MainActor struct StageTimeTests {}
