import Foundation

struct Recipe: Decodable {
  struct Step: Decodable, Identifiable {
    let id: Int
    let title: String
    let text: String
    let minutes: Int?
  }

  let name: String
  let steps: [Step]
}

extension Recipe {
  static let sample: Recipe = {
    let json = """
      {"name": "Leek tart", "steps": [
        {"id": 1, "title": "Dough", "text": "Rub the butter into the flour, add water, rest it cold.", "minutes": 30},
        {"id": 2, "title": "Leeks", "text": "Slice thinly and sweat with a lid on, no colour.", "minutes": 15},
        {"id": 3, "title": "Custard", "text": "Whisk eggs, cream and nutmeg. Season.", "minutes": null},
        {"id": 4, "title": "Blind bake", "text": "Line, weigh down, bake at 190.", "minutes": 18},
        {"id": 5, "title": "Bake", "text": "Fill to the rim, bake until it trembles.", "minutes": 35}
      ]}
      """
    return (try? JSONDecoder().decode(Recipe.self, from: Data(json.utf8))) ?? Recipe(name: "", steps: [])
  }()
}
