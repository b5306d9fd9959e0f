import type { FieldProblem } from '@tilldesk/domain/problems';
import type { ModuleName, Right } from '@tilldesk/domain/rights';
import type { Importing, ReadRow } from '@tilldesk/domain/stock';
import type { Change, Many, Values } from '../../crud/spec.ts';
import type { Reader, Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** What tells which record a row is: a column and its values. */
export type RowKey = { column: string; values: readonly string[] };

/** Something that only one record of a file may say; rows with the same `digest` speak of the same one. */
export type Claim = { claim: string; digest: string; column: string; text: string };

/** A row on its way through: what it says, the record it means, and what is wrong. */
export type ValidatedRow = {
  /** As the sheet counts. */
  row: number;
  read: ReadRow;
  key: RowKey | null;
  /** The record that it makes or changes; null where nobody can tell. */
  id: string | null;
  change: Change | null;
  /** The row before it that says the same of the same record: it adds only what stands beside the fields. */
  repeats: number | null;
  /** By column; '' is the row as a whole. */
  problems: Map<string, FieldProblem>;
};

/** A row that tells which record it means. */
export type Keyed = ValidatedRow & { key: RowKey };

/** What stands beside the fields of a noun: looked over with a whole batch, written after its records. */
export type RelatedData = {
  /** Adds problems to rows; answers those of them that have something to write. */
  validate: (tx: Tx, scope: Scope, rows: readonly ValidatedRow[]) => Promise<ReadonlySet<ValidatedRow>>;
  write: (tx: Tx, scope: Scope, now: string, importId: string, rows: readonly ValidatedRow[]) => Promise<void>;
  /** What the same columns say of records, for a file that goes out. */
  read: (tx: Tx, caller: Reader, ids: readonly string[]) => Promise<Map<string, Values>>;
};

/** A noun that can be imported: the one file that it costs on the server. */
export type Importer = {
  of: Importing;
  many: Many;
  /** The ids of the standing records that rows mean by their keys, in the order of the rows. */
  find: (tx: Tx, caller: Worker, rows: readonly Keyed[]) => Promise<(readonly string[])[]>;
  /** A record as it is kept, such as with its phones in E.164; before it is compared. */
  settle?: (record: Values, caller: Worker) => Values;
  /** Columns that name other records. */
  named?: Readonly<Record<string, NamedColumn>>;
  /** What of a row no other record of the file may say. */
  claims?: (row: ValidatedRow) => readonly Claim[];
  relatedData?: RelatedData;
  /** The right that what stands beside needs, over those on the noun: stock is not the catalogue's. */
  needsForExtras?: readonly [ModuleName, Right];
  /** Resources whose screens show such records. */
  changedResources: readonly string[];
  /** Tables that an import fills. */
  grows: readonly string[];
};

/** A column that names other records. */
export type NamedColumn = {
  /** The ids by name. Several of one name are all there. */
  known: (tx: Tx, scope: Scope) => Promise<Named>;
  /** How records of names that nobody bears are made; without it a name must be known. */
  missing?: {
    /** The records that are missing for a name, by the name of each; null where none can be called so. */
    of: (text: string, known: Named) => readonly string[] | null;
    /** Makes the records of names and answers their ids; what is tried out leaves no history. */
    make: (
      tx: Tx,
      caller: Worker,
      now: string,
      texts: readonly string[],
      isTried: boolean,
    ) => Promise<readonly string[]>;
    /** Takes back what was tried out, in the same transaction. */
    undo: (tx: Tx, scope: Scope, ids: readonly string[]) => Promise<void>;
  };
};

/** Ids by name as it is compared, and the names as files write them. */
export type Named = { ids: ReadonlyMap<string, readonly string[]>; names: ReadonlyMap<string, string> };

/** In whose name an import works. */
export type Worker = StoreScope & { store: { defaultTaxRate: string; phone: string | null } };
