//
//  CanvasView.swift
//  Doodle
//

import UIKit

protocol CanvasViewDelegate: AnyObject {
    func canvasView(_ canvas: CanvasView, didFinish stroke: Stroke)
}

struct Stroke {
    var points: [CGPoint]
    let color: UIColor
    let width: CGFloat

    var path: UIBezierPath {
        let path = UIBezierPath()
        guard let first = points.first else { return path }
        path.move(to: first)
        if points.count == 1 {
            path.addLine(to: first)
        }
        for index in 1..<max(points.count, 1) {
            let middle = CGPoint(x: (points[index - 1].x + points[index].x) / 2, y: (points[index - 1].y + points[index].y) / 2)
            path.addQuadCurve(to: middle, controlPoint: points[index - 1])
        }
        path.addLine(to: points[points.count - 1])
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.lineWidth = width
        return path
    }
}

@IBDesignable
class CanvasView: UIView {

    @IBInspectable var lineWidth: CGFloat = 4
    var strokeColor = UIColor.label
    weak var delegate: CanvasViewDelegate?

    private(set) var strokes = [Stroke]() {
        didSet { setNeedsDisplay() }
    }
    private var current: Stroke? {
        didSet { setNeedsDisplay() }
    }

    func undo() {
        _ = strokes.popLast()
    }

    func clear() {
        strokes.removeAll()
    }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        for stroke in strokes {
            stroke.color.setStroke()
            stroke.path.stroke()
        }
        if let current = current {
            current.color.setStroke()
            current.path.stroke()
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        current = Stroke(points: [point], color: strokeColor, width: lineWidth)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        current?.points.append(touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let stroke = current, stroke.points.count > 1 {
            strokes.append(stroke)
            delegate?.canvasView(self, didFinish: stroke)
        }
        current = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        current = nil
    }
}
