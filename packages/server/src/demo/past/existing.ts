import type { Carrier } from '@tilldesk/domain/activations';
import type { StoreScope } from '../../database/scope.ts';
import { newId } from '../../database/new-id.ts';
import type { Item } from '../articles/catalogue.ts';
import type { CustomerPlan } from '../plan/customers.ts';
import type { Rows } from './rows.ts';

/** The state of a store at a moment of the past: stock by product, units by code, open drawer, last number. */
export type StoreState = {
  stock: Map<string, { onHand: number; value: number }>;
  /** The open drawer, the people assigned to it, and its cash. */
  drawer: { row: Rows['drawers'][number]; on: Map<string, Rows['people'][number]>; cash: number } | null;
  /** The cash left in the drawer by its last closing, and how much of it was counted; null if it was not counted. */
  left: { cash: number; counted: number | null };
  number: number;
  /** Prepared activations, by the sale that will post them. */
  prepared: Map<string, Rows['activations']>;
};

/** Existing records of the stores that are not in the plan: registers, carriers and the policies in force. */
export type Books = {
  registers: ReadonlyMap<string, string>;
  carriers: ReadonlyMap<string, readonly Pick<Carrier, 'id' | 'name' | 'dealerCodes'>[]>;
  policies: ReadonlyMap<string, { refund: string; terms: string; returnDays: number }>;
};

/** The context of an event: the store, the person and the state. */
export type At = {
  rows: Rows;
  scope: StoreScope;
  storeState: StoreState;
  items: ReadonlyMap<string, Item>;
  customers: ReadonlyMap<string, CustomerPlan>;
  units: Map<string, Rows['units'][number]>;
  books: Books;
  taxRate: string;
};

/** Adds the audit entry that every change writes. */
export function note({ rows, scope }: At, at: string, action: string, entity: string, of: string, after: object): void {
  rows.audit.push({ id: newId(at), store: scope.storeId, by: scope.userId, at, action, entity, of, after });
}
