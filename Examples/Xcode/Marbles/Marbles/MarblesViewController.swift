import UIKit
import CoreMotion

class MarblesViewController: UIViewController, MarbleBehaviorDelegate {

    private struct Constants {
        static let marbleSize = CGSize(width: 40, height: 40)
        static let barrierSize: CGFloat = 80
    }

    private lazy var animator = UIDynamicAnimator(referenceView: self.view)
    private lazy var behavior = MarbleBehavior(in: animator)
    private let motionManager = CMMotionManager()
    private var barrier = UIView()

    private(set) var hits = 0 {
        didSet { hitsLabel.text = "Hits: \(hits)" }
    }
    var marbles: [MarbleView] {
        return view.subviews.compactMap { $0 as? MarbleView }
    }
    let hitsLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.9, green: 0.95, blue: 1, alpha: 1)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drop(_:))))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(MarblesViewController.moveBarrier(byReactingTo:)))
        view.addGestureRecognizer(pan)

        hitsLabel.translatesAutoresizingMaskIntoConstraints = false
        hitsLabel.font = UIFont.systemFont(ofSize: 24, weight: .bold)
        hitsLabel.text = "Hits: 0"
        view.addSubview(hitsLabel)
        NSLayoutConstraint.activate([
            hitsLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            hitsLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])

        barrier.backgroundColor = .brown
        barrier.layer.cornerRadius = 8
        view.addSubview(barrier)
        behavior.delegate = self
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if barrier.frame == CGRect.zero {
            barrier.frame = CGRect(x: view.bounds.midX - Constants.barrierSize / 2, y: view.bounds.midY, width: Constants.barrierSize, height: Constants.barrierSize / 4)
            placeBarrier()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if motionManager.isAccelerometerAvailable {
            motionManager.accelerometerUpdateInterval = 1 / 10
            motionManager.startAccelerometerUpdates(to: .main) { [weak self] (data, error) in
                if let x = data?.acceleration.x, let y = data?.acceleration.y {
                    self?.behavior.gravity.gravityDirection = CGVector(dx: x, dy: -y)
                }
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        motionManager.stopAccelerometerUpdates()
    }

    private func placeBarrier() {
        behavior.addBarrier(UIBezierPath(rect: barrier.frame), named: "Barrier")
    }

    @objc func drop(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        let marble = MarbleView(frame: CGRect(origin: .zero, size: Constants.marbleSize))
        marble.center = recognizer.location(in: view)
        marble.color = [UIColor.red, .blue, .green].randomElement()!
        behavior.addMarble(marble)
    }

    @objc private func moveBarrier(byReactingTo recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .changed, .ended:
            let translation = recognizer.translation(in: view)
            barrier.center.x += translation.x
            recognizer.setTranslation(CGPoint.zero, in: view)
            placeBarrier()
        default: break
        }
    }

    // MARK: MarbleBehaviorDelegate

    func marbleBehavior(_ behavior: MarbleBehavior, didHit identifier: String, at point: CGPoint) {
        hits += 1
        UIView.transition(with: barrier, duration: 0.3, options: [.transitionFlipFromTop], animations: {
            self.barrier.backgroundColor = .orange
        }, completion: { finished in
            self.barrier.backgroundColor = .brown
        })
    }

    func marbleBehavior(_ behavior: MarbleBehavior, didLose marble: UIView) {
        print("lost a marble", marble.tag)
    }
}
