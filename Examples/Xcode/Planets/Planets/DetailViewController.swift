import UIKit

protocol DetailViewControllerDelegate: AnyObject {
    func detailViewController(_ controller: DetailViewController, didWrite note: String)
}

class DetailViewController: UIViewController, UITextFieldDelegate {

    weak var delegate: DetailViewControllerDelegate?
    var planet: Planet? {
        didSet { configureView() }
    }

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var moonLabel: UILabel!
    @IBOutlet weak var noteField: UITextField!
    @IBOutlet weak var bottomConstraint: NSLayoutConstraint!
    @IBOutlet var tapRecognizer: UITapGestureRecognizer!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(notification:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func configureView() {
        guard let planet = planet, let nameLabel = nameLabel else { return }
        navigationItem.title = planet.name
        nameLabel.text = planet.name
        moonLabel.text = planet.moonText
        noteField.text = planet.note
    }

    @objc func keyboardWillShow(notification: NSNotification) {
        if let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
            bottomConstraint.constant = frame.height + 20
        }
    }

    @IBAction func dismissKeyboard(_ sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        delegate?.detailViewController(self, didWrite: textField.text ?? "")
        return true
    }
}
