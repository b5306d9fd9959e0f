/** Ids of the fake shop that stories open. */
export const known = {
  /** Mia Torres: a customer with sales, a note and Spanish. */
  mia: '01936c3a-7c00-70c0-8000-000000000001',
  /** Grace Lindqvist. */
  grace: '01936c3a-7c00-70c0-8000-000000000009',
  /** iPhone 15 128 GB, one by one. */
  phone: '01936c3a-7c00-70b0-8000-000000000001',
  /** USB-C to Lightning cable 1 m, by quantity. */
  cable: '01936c3a-7c00-70b0-8000-000000000011',
  /** iPhone 13 mini, used: one is left. */
  iPhones: '01936c3a-7c00-70ca-8000-000000000002',
  chargers: '01936c3a-7c00-70ca-8000-000000000006',
  /** A draft of three lines for Mia Torres: $759.98 before tax. */
  draft: '01936c3a-7c00-70e0-8000-000000000090',
  discarded: '01936c3a-7c00-70e0-8000-000000000092',
  /** INV-1052, the last sale of the day. */
  sale: '01936c3a-7c00-70e0-8000-000000000052',
} as const;
