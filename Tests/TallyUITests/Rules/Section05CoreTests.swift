import SwiftUI
import TallyStage
import Testing

@MainActor struct Section05CoreTests {}
