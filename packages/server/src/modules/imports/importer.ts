import type { FieldProblem } from '@tilldesk/domain/problems';
import type { ModuleName, Right } from '@tilldesk/domain/rights';
import type { Importing, ReadRow } from '@tilldesk/domain/imports';
import type { Change, Many, Values } from '../../crud/spec.ts';
import type { Reader, Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** The key that identifies the record of a row: a column and its values. */
export type RowKey = { column: string; values: readonly string[] };

/** A value that only one record of a file may have. Rows with the same `digest` refer to the same record. */
export type Claim = { claim: string; digest: string; column: string; text: string };

/** A row during validation: its values, its record, and its problems. */
export type ValidatedRow = {
  /** The row number in the sheet. */
  row: number;
  read: ReadRow;
  key: RowKey | null;
  /** The record that the row adds or changes. Null if it is unknown. */
  id: string | null;
  change: Change | null;
  /** The earlier row with the same values for the same record: this row adds only related data. */
  duplicateOf: number | null;
  /** By column. '' is the row as a whole. */
  problems: Map<string, FieldProblem>;
};

/** A row whose key identifies a record. */
export type Keyed = ValidatedRow & { key: RowKey };

/** The data in addition to a record's fields: validated with a whole batch, written after its records. */
export type RelatedData = {
  /** Adds problems to rows. Returns the rows that have data to write. */
  validate: (tx: Tx, scope: Scope, rows: readonly ValidatedRow[]) => Promise<ReadonlySet<ValidatedRow>>;
  write: (tx: Tx, scope: Scope, now: string, importId: string, rows: readonly ValidatedRow[]) => Promise<void>;
  /** Returns the same columns for records, for exports. */
  read: (tx: Tx, caller: Reader, ids: readonly string[]) => Promise<Map<string, Values>>;
};

/** An entity that can be imported. Each one has a single file on the server. */
export type Importer = {
  entity: Importing;
  batch: Many;
  /** Returns the ids of the current records that match the keys of rows, in the order of the rows. */
  findIds: (tx: Tx, caller: ImportCaller, rows: readonly Keyed[]) => Promise<(readonly string[])[]>;
  /** Normalizes a record before it is compared, for instance phones to E.164. */
  normalize?: (record: Values, caller: ImportCaller) => Values;
  /** Columns that refer to other records by name. */
  named?: Readonly<Record<string, NamedColumn>>;
  /** The values of a row that no other record of the file may have. */
  uniqueKeys?: (row: ValidatedRow) => readonly Claim[];
  relatedData?: RelatedData;
  /** The right that related data requires in addition to those on the entity: stock is not part of the catalogue. */
  needsForExtras?: readonly [ModuleName, Right];
  /** Resources whose screens show such records. */
  changedResources: readonly string[];
  /** Tables that an import writes to. */
  grows: readonly string[];
};

/** A column that refers to other records by name. */
export type NamedColumn = {
  /** Returns the ids by name. A name of several records has all their ids. */
  known: (tx: Tx, scope: Scope) => Promise<Named>;
  /** How missing records are created. Without it, a name must exist. */
  missing?: {
    /** Returns the names of the records to create for a text. Null if none can be created with this name. */
    entity: (text: string, known: Named) => readonly string[] | null;
    /** Creates records and returns their ids. In a dry run no audit entries are written. */
    make: (
      tx: Tx,
      caller: ImportCaller,
      now: string,
      texts: readonly string[],
      isTried: boolean,
    ) => Promise<readonly string[]>;
    /** Deletes records that a dry run created, in the same transaction. */
    undo: (tx: Tx, scope: Scope, ids: readonly string[]) => Promise<void>;
  };
};

/** Ids by normalized name, and the names as files write them. */
export type Named = { ids: ReadonlyMap<string, readonly string[]>; names: ReadonlyMap<string, string> };

/** The identity with which an import runs. */
export type ImportCaller = StoreScope & { store: { defaultTaxRate: string; phone: string | null } };
