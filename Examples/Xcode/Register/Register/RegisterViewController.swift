//
//  RegisterViewController.swift
//  Register
//

import UIKit

class RegisterViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet var fields: [UITextField]!
    @IBOutlet weak var newsletterLabel: UILabel!
    @IBOutlet weak var newsletterSwitch: UISwitch!
    @IBOutlet weak var ageLabel: UILabel!
    @IBOutlet weak var ageStepper: UIStepper!
    @IBOutlet weak var signUpButton: UIButton!

    private(set) var member: Member?

    override func viewDidLoad() {
        super.viewDidLoad()
        signUpButton.backgroundColor = .systemBlue
        signUpButton.setTitleColor(.white, for: .normal)
        signUpButton.layer.cornerRadius = 10
        fields[0].text = UserDefaults.standard.string(forKey: "name")
        ageChanged(ageStepper)
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @objc private func dismissKeyboard() {
        view.endEditing(true)
    }

    @IBAction func ageChanged(_ sender: UIStepper) {
        ageLabel.text = "Age: \(Int(sender.value))"
    }

    @IBAction func signUp(_ sender: UIButton) {
        view.endEditing(true)
        do {
            let member = try Member(name: fields[0].text, email: fields[1].text, password: fields[2].text, age: Int(ageStepper.value), wantsNewsletter: newsletterSwitch.isOn)
            confirm(member)
        } catch let error as MemberError {
            showAlert(title: "Not yet", message: error.message)
        } catch {
            showAlert(title: "Not yet", message: "Something went wrong.")
        }
    }

    private func confirm(_ member: Member) {
        let alert = UIAlertController(title: "Sign up as \(member.name)?", message: member.email, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
            guard let self = self else { return }
            self.member = member
            UserDefaults.standard.set(member.name, forKey: "name")
            self.signUpButton.setTitle("Welcome, \(member.name)", for: .normal)
            self.signUpButton.isEnabled = false
        })
        present(alert, animated: true, completion: nil)
    }

    private func showAlert(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = view.viewWithTag(textField.tag + 1) as? UITextField {
            next.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        return (textField.text ?? "").count + string.count - range.length <= 40
    }
}
