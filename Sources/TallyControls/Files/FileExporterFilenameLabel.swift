import Foundation
import TallyCore
public import TallyUI

extension View {
    /// Names the field for the name of an exported file. The desktop's own dialog keeps its word; who answers for a person is told.
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
        fileDialog { $0.filenameLabel = label }
    }

    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }
}
