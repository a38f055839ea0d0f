import SwiftUI

struct MomentCard: View {
  @Bindable var moment: Moment

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: "person.crop.circle.fill")
          .font(.title)
        VStack(alignment: .leading) {
          Text(moment.author).font(.subheadline.bold())
          Text(moment.postedAt, style: .relative)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(.horizontal, 12)
      .frame(height: 56)

      Color.clear
        .aspectRatio(4 / 3, contentMode: .fit)
        .overlay {
          AsyncImage(url: moment.imageURL) { image in
            image.resizable().scaledToFill()
          } placeholder: {
            Color.secondary.opacity(0.15)
          }
        }
        .clipped()

      HStack(spacing: 20) {
        Button {
          moment.liked.toggle()
        } label: {
          Image(systemName: moment.liked ? "heart.fill" : "heart")
        }
        Button("Comment", systemImage: "bubble") {}
        Button("Share", systemImage: "paperplane") {}
        Spacer()
      }
      .labelStyle(.iconOnly)
      .padding(.horizontal, 14)
      .frame(height: 52)
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 14))
  }
}
