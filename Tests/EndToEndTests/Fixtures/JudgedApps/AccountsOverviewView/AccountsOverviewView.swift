//
//  AccountsOverviewView.swift
//  RetailBanking / Overview
//
//

import SwiftUI

struct Account: Identifiable, Equatable {
  let id: String
  let label: String
  let iban: String
  let balance: Decimal
  let palette: [Color]
}

extension Account {
  static let demo: [Account] = [
    .init(
      id: "chk", label: "Everyday", iban: "NO93 8601 1117 947", balance: 24_310.55, palette: [.blue, .cyan]),
    .init(
      id: "sav", label: "Savings", iban: "NO12 8601 2205 118", balance: 148_900, palette: [.green, .mint]),
    .init(
      id: "trv", label: "Travel", iban: "NO54 8601 3391 002", balance: 8_215.10, palette: [.orange, .yellow]),
    .init(
      id: "inv", label: "Investments", iban: "NO77 8601 4410 663", balance: 311_042.87,
      palette: [.purple, .pink]),
  ]
}

private enum Layout {
  static let screenMargin: CGFloat = 24
  static let cardSpacing: CGFloat = 14
  static let cardHeight: CGFloat = 200
}

struct AccountCard: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(account.label).font(.headline)
        Spacer()
        Image(systemName: "wave.3.right")
      }
      Spacer()
      Text(account.balance, format: .currency(code: "NOK"))
        .font(.title.weight(.semibold))
        .minimumScaleFactor(0.7)
        .lineLimit(1)
      Text(account.iban)
        .font(.caption.monospaced())
        .opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(height: Layout.cardHeight)
    .background(
      LinearGradient(colors: account.palette, startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 18)
    )
  }
}

struct CardSeparator: View {
  var body: some View {
    Rectangle()
      .fill(.quaternary)
      .frame(width: 1, height: Layout.cardHeight * 0.5)
      .accessibilityHidden(true)
  }
}

struct QuickActions: View {
  private let actions = [("Pay", "arrow.up.right"), ("Request", "arrow.down.left"), ("Freeze", "snowflake")]

  var body: some View {
    HStack {
      ForEach(actions, id: \.0) { action in
        VStack(spacing: 8) {
          Image(systemName: action.1)
            .frame(width: 52, height: 52)
            .background(.thinMaterial, in: .circle)
          Text(action.0).font(.caption)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct AccountsOverviewView: View {
  let accounts: [Account] = Account.demo

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Accounts")
        .font(.largeTitle.bold())
        .padding(.horizontal, Layout.screenMargin)

      accountPager

      QuickActions()
        .padding(.horizontal, Layout.screenMargin)

      Spacer()
    }
    .padding(.top, 12)
    .background(Color(.systemGroupedBackground))
  }

  private var accountPager: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Layout.cardSpacing) {
        ForEach(accounts) { account in
          AccountCard(account: account)
            .containerRelativeFrame(.horizontal)

          if account != accounts.last {
            CardSeparator()
          }
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, Layout.screenMargin)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
  }
}

#Preview {
  AccountsOverviewView()
}
