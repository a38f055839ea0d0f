import Foundation

struct Suggestion: Identifiable, Decodable {
  let id: Int
  let text: String
}

extension Suggestion {
  static let sample: [Suggestion] = {
    let json = """
      [{"id":1,"text":"نعم"},{"id":2,"text":"سأصل بعد عشر دقائق تقريبًا"},
       {"id":3,"text":"شكرًا!"},{"id":4,"text":"هل يمكن أن نتحدث لاحقًا؟"},{"id":5,"text":"لا"},
       {"id":6,"text":"حسنًا، أراك غدًا"}]
      """
    return (try? JSONDecoder().decode([Suggestion].self, from: Data(json.utf8))) ?? []
  }()
}
