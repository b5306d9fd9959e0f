import type { Carrier } from '@tilldesk/domain/selling';
import type { StoreScope } from '../database/scope.ts';
import { newId } from '../database/new-id.ts';
import type { Item } from './catalogue.ts';
import type { CustomerPlan } from './customers.ts';
import type { Rows } from './rows.ts';

/** What a store has at a moment of the past: its shelf by product, its units by code, its open drawer, its last number. */
export type StoreState = {
  stock: Map<string, { onHand: number; value: number }>;
  /** Who is on the open drawer, and what is in it. */
  drawer: { row: Rows['drawers'][number]; on: Map<string, Rows['people'][number]>; cash: number } | null;
  /** What lies in the drawer since its last closing, and what of it was counted: nothing where nobody did. */
  left: { cash: number; counted: number | null };
  number: number;
  /** Activations that were prepared, by the sale that is to come. */
  prepared: Map<string, Rows['activations']>;
};

/** What the books say beside the plan: registers, carriers and the policies in force, by store. */
export type Books = {
  registers: ReadonlyMap<string, string>;
  carriers: ReadonlyMap<string, readonly Pick<Carrier, 'id' | 'name' | 'dealerCodes'>[]>;
  policies: ReadonlyMap<string, { refund: string; terms: string; returnDays: number }>;
};

/** Where, by whom and in front of what something happens. */
export type At = {
  rows: Rows;
  scope: StoreScope;
  standing: StoreState;
  items: ReadonlyMap<string, Item>;
  customers: ReadonlyMap<string, CustomerPlan>;
  units: Map<string, Rows['units'][number]>;
  books: Books;
  taxRate: string;
};

/** As every change leaves its line of history. */
export function note({ rows, scope }: At, at: string, action: string, entity: string, of: string, after: object): void {
  rows.audit.push({ id: newId(at), store: scope.storeId, by: scope.userId, at, action, entity, of, after });
}
