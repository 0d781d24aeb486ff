extension StateQueue {
    /// Lets a record know what the views do, from now on.
    func watch(for record: ScreenplayRecord) {
        if records.contains(where: { $0.record === record }) { return }
        records.removeAll { $0.record == nil }
        records.append(WeakRecord(record: record))
    }

    func recordBegin(of state: State, duration: Double) {
        stopMeasuring()
        for watch in records {
            guard let record = watch.record else { continue }
            record.begin(String(describing: state), of: self, named: name, duration: duration)
            if duration > 0 { measurements.append((watch, record.measure { [weak self] in self?.elapsed ?? 0 })) }
        }
    }

    func recordEnd(wasCut: Bool) {
        for watch in records { watch.record?.end(of: self, named: name, wasCut: wasCut) }
        stopMeasuring()
    }

    private func stopMeasuring() {
        for measurement in measurements { measurement.record.record?.stopMeasuring(measurement.id) }
        measurements = []
    }
}
