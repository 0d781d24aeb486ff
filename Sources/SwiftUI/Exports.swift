@_exported public import Foundation
@_exported public import Observation
@_exported public import TallyUI
