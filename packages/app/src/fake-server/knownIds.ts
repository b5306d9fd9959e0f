/** Ids of the fake shop that stories use. */
export const knownIds = {
  /** Dana Reyes, who owns the shop. */
  owner: '0198996e-4f00-76d8-9ce9-443e29e2a9ba',
  /** Lena Ortiz, who sells. */
  seller: '0198996e-4f00-75ef-b09c-b2b599e8f6bd',
  /** Mia Torres: a customer with sales, a note and Spanish as language. */
  mia: '01936c3a-7c00-70c0-8000-000000000001',
  /** Grace Lindqvist. */
  grace: '01936c3a-7c00-70c0-8000-000000000009',
  /** iPhone 15 128 GB, tracked by unit. */
  phone: '01936c3a-7c00-70b0-8000-000000000001',
  /** USB-C to Lightning cable 1 m, tracked by quantity. */
  cable: '01936c3a-7c00-70b0-8000-000000000011',
  /** A starter kit of a case and two glasses. */
  kit: '01936c3a-7c00-70b0-8000-000000000015',
  /** iPhone 13 mini, used: one is left. */
  iPhones: '01936c3a-7c00-70ca-8000-000000000002',
  chargers: '01936c3a-7c00-70ca-8000-000000000006',
  /** The other categories whose stock is counted. */
  phones: '01936c3a-7c00-70ca-8000-000000000001',
  galaxies: '01936c3a-7c00-70ca-8000-000000000003',
  accessories: '01936c3a-7c00-70ca-8000-000000000004',
  /** A draft of three lines for Mia Torres: $759.98 before tax. */
  draft: '01936c3a-7c00-70e0-8000-000000000090',
  discarded: '01936c3a-7c00-70e0-8000-000000000092',
  /** INV-1044 with $20 paid and the rest overdue, INV-1049 voided, and a quote. */
  open: '01936c3a-7c00-70e0-8000-000000000044',
  voided: '01936c3a-7c00-70e0-8000-000000000049',
  quote: '01936c3a-7c00-70e0-8000-000000000091',
  /** INV-1048: paid in cash by Mia Torres. */
  miasSale: '01936c3a-7c00-70e0-8000-000000000048',
  /** INV-1052, the last sale of the day. */
  sale: '01936c3a-7c00-70e0-8000-000000000052',
  /** RF-1001: a tempered glass in cash, less a fee. */
  refund: '01936c3a-7c00-70e2-8000-000000000001',
  /** RF-1003, which was voided. */
  voidedRefund: '01936c3a-7c00-70e2-8000-000000000003',
  /** Northline Distribution: with an account, an open order and a due bill. */
  northline: '01936c3a-7c00-70f0-8000-000000000001',
  /** PO-1002: received, partly billed, partly paid, with a landed cost. */
  billedOrder: '01936c3a-7c00-70f1-8000-000000000002',
  /** PO-1003: late, with an open receipt; four phones by list, ten cases, two phones without a list. */
  lateOrder: '01936c3a-7c00-70f1-8000-000000000003',
  /** A draft for Casebay Accessories. */
  draftOrder: '01936c3a-7c00-70f1-8000-000000000004',
  /** In the shop with a time clock: the open drawer of the front counter, and those of the two days before. */
  openDrawer: '01936c3a-7c00-70d5-8001-000000000014',
  /** Short by $9.00, without a reason yet. */
  shortDrawer: '01936c3a-7c00-70d5-8001-000000000013',
  /** Counted by bills and coins. */
  countedDrawer: '01936c3a-7c00-70d5-8001-000000000012',
  /** In the shop whose employees have all states: Dana Reyes, and Noah Klein, locked after wrong PINs. */
  administrator: '0198996e-4f00-729c-806a-2d06f55712e5',
  lockedPerson: '0198996e-4f00-749c-9b85-50c0674a06a7',
  /** Ivy Park, who has not accepted the invitation yet. */
  invitedPerson: '01936c3a-7c00-7052-8001-000000000001',
  /** Lena Ortiz, deactivated. */
  inactivePerson: '0198996e-4f00-71dd-a500-14d4a051d811',
  /** Elena Ruiz, whose new email waits for both addresses. */
  movingPerson: '0198996e-4f00-712c-8c6b-3e679061778d',
} as const;
