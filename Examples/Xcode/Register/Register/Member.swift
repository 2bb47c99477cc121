//
//  Member.swift
//  Register
//

import Foundation

enum MemberError: Error {
    case missing(String)
    case notAnAddress
    case tooYoung(Int)

    var message: String {
        switch self {
        case .missing(let what):
            return "Please fill in your \(what)."
        case .notAnAddress:
            return "This does not look like an email address."
        case .tooYoung(let age):
            return String(format: "You have to be 16; you are %d.", age)
        }
    }
}

struct Member {
    let name: String
    let email: String
    let age: Int
    let wantsNewsletter: Bool

    init(name: String?, email: String?, password: String?, age: Int, wantsNewsletter: Bool) throws {
        guard let name = name?.trimmingCharacters(in: .whitespaces), !name.isEmpty else {
            throw MemberError.missing("name")
        }
        guard let email = email, !email.isEmpty else {
            throw MemberError.missing("email")
        }
        guard email.contains("@"), email.contains(".") else {
            throw MemberError.notAnAddress
        }
        guard let password = password, password.count >= 4 else {
            throw MemberError.missing("password (4 characters or more)")
        }
        guard age >= 16 else {
            throw MemberError.tooYoung(age)
        }
        self.name = name
        self.email = email
        self.age = age
        self.wantsNewsletter = wantsNewsletter
    }
}
