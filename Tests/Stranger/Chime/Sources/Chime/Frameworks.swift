import AVFoundation
import CoreGraphics
import CoreMotion
import GameController
import GameplayKit
import QuartzCore

/// The frameworks that an app for Apple's systems imports besides UIKit, each with one of its names.
enum Frameworks {
  static func place(of die: GKRandomDistribution) -> CGPoint {
    let layer = CALayer()
    layer.position = CGPoint(x: CGFloat(die.nextInt()), y: CACurrentMediaTime())
    let isTilted = CMMotionManager().isAccelerometerActive
    try? AVAudioSession.sharedInstance().setCategory(.ambient)
    return isTilted ? .zero : layer.position
  }
}
