import SwiftUI

struct ModifiedTree: View {
    let modifier: Modifier
    let content: TreeView
    let world: World

    private func length(_ place: Int) -> CGFloat { CGFloat(world.values[place]) * 11 }
    private func share(_ place: Int) -> Double { Double(world.values[place]) / 4 }

    @ViewBuilder var body: some View {
        switch modifier {
        case .padding(let value): content.padding(length(value))
        case .frame(let value): content.frame(width: 20 + length(value), height: 50 - length(value) / 2)
        case .width(let value): content.frame(width: 10 + length(value))
        case .flexible(let index): flexible(index)
        case .fixed: content.fixedSize()
        case .offset(let value): content.offset(x: length(value) - 10, y: length(value) / 3)
        case .position(let value): content.position(x: length(value), y: 20)
        case .ratio(let value): content.aspectRatio(0.5 + share(value), contentMode: .fit)
        case .insets(let value): content.safeAreaPadding(.top, length(value))
        case .relative: content.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        case .priority: content.layoutPriority(1)
        case .index(let value): content.zIndex(Double(world.values[value]) - 2)
        case .group: content.geometryGroup()
        case .font(let value): content.font(.system(size: 8 + length(value) / 2))
        case .lines(let value): content.lineLimit(world.values[value])
        case .guide(let value):
            let place = length(value)
            content.alignmentGuide(.leading) { place > 20 ? $0.width / 2 : $0[.leading] - place }
        case .fixedAlong(let value):
            content.fixedSize(horizontal: world.values[value] > 1, vertical: world.values[value] < 3)
        default: effects
        }
    }

    @ViewBuilder private func flexible(_ index: Int) -> some View {
        switch index {
        case 0: content.frame(maxWidth: .infinity, alignment: .leading)
        case 1: content.frame(minWidth: 40, idealWidth: 60, maxWidth: 90, minHeight: 10)
        case 2: content.frame(maxWidth: .infinity, maxHeight: .infinity)
        default: content.frame(minHeight: 30, alignment: .bottomTrailing)
        }
    }

    @ViewBuilder private var effects: some View {
        switch modifier {
        case .opacity(let value): content.opacity(share(value))
        case .scale(let value): content.scaleEffect(0.3 + share(value))
        case .rotation(let value): content.rotationEffect(.degrees(share(value) * 180))
        // Of a number in perspective a frame does not tell which of its faces are seen.
        case .space where content.tree.rolls: content
        case .space(let value): content.rotation3DEffect(.degrees(share(value) * 100), axis: (x: 0, y: 1, z: 0))
        case .blur(let value): content.blur(radius: CGFloat(world.values[value]))
        case .shadow: content.shadow(color: .black.opacity(0.5), radius: 4, x: 2, y: 2)
        case .clip(0): content.clipShape(Circle())
        case .clip(1): content.clipped()
        case .clip: content.clipShape(RoundedRectangle(cornerRadius: 6))
        case .border: content.border(.blue, width: 2)
        case .corner(let value): content.cornerRadius(length(value))
        case .drawing: content.drawingGroup()
        case .effect: content.visualEffect { view, proxy in view.offset(x: proxy.size.width / 10) }
        case .hue(let value): content.hueRotation(.degrees(share(value) * 90))
        case .redacted(let value): content.redacted(reason: world.values[value] > 2 ? .placeholder : [])
        case .trimmed(let value): content.overlay(Circle().trim(from: 0, to: share(value)).stroke(.red, lineWidth: 2))
        case .blend(let value): content.blendMode(world.values[value] > 1 ? .multiply : .screen)
        case .faded(let value): content.compositingGroup().opacity(share(value))
        default: others
        }
    }

    @ViewBuilder private var others: some View {
        switch modifier {
        case .hidden(let value): if world.values[value] > 2 { content.hidden() } else { content }
        case .animation(let value, let curve): content.animation(Curve.at(curve), value: world.values[value])
        case .transition(let index): content.transition(Self.transitions[index])
        case .identified(let value): content.id(world.values[value] % 2)
        case .disabled(let value): content.disabled(world.values[value] > 2)
        case .tap(let value): content.onTapGesture { world.write((world.values[value] + 2) % 5, at: value) }
        case .drag: content.modifier(DraggedTree())
        case .tint(let value): content.tint(world.values[value] > 1 ? .red : .green)
        case .appears(let value): content.onAppear { world.write(world.values[value] | 1, at: value) }
        case .scheme(let value): content.environment(\.colorScheme, world.values[value] > 1 ? .dark : .light)
        case .direction(let value):
            content.environment(\.layoutDirection, world.values[value] > 1 ? .rightToLeft : .leftToRight)
        default: content
        }
    }

    private static let transitions: [AnyTransition] = [
        .opacity, .slide, .scale, .move(edge: .leading), .push(from: .bottom), .identity,
        .asymmetric(insertion: .scale(scale: 0), removal: .offset(x: 30, y: 0)), .opacity.combined(with: .scale),
    ]
}

/// Follows a finger, and goes home when that lets go.
private struct DraggedTree: ViewModifier {
    @GestureState private var way = CGSize.zero

    func body(content: Content) -> some View {
        content.offset(way)
            .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
            .animation(.spring(), value: way)
    }
}
