import UIKit

class PlanetsTableViewController: UITableViewController {

    var planets = Planet.all

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowPlanet", let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell),
            let detail = segue.destination as? DetailViewController {
            detail.planet = planets[indexPath.row]
            detail.delegate = self
        }
    }

    @IBAction func unwindToPlanets(_ unwindSegue: UIStoryboardSegue) {
        if let source = unwindSegue.source as? AboutViewController {
            title = source.favourite
        }
    }

    @IBAction func shufflePlanets(_ sender: UIBarButtonItem) {
        planets.sort { $0.name < $1.name }
        tableView.reloadData()
    }
}

// MARK: - Table view data source

extension PlanetsTableViewController {

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return planets.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PlanetCell", for: indexPath)
        let planet = planets[indexPath.row]
        cell.textLabel?.text = planet.name
        cell.detailTextLabel?.text = planet.moonText
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            planets.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }
}

extension PlanetsTableViewController: DetailViewControllerDelegate {
    func detailViewController(_ controller: DetailViewController, didWrite note: String) {
        guard let planet = controller.planet, let row = planets.firstIndex(of: planet) else { return }
        planets[row].note = note
    }
}
