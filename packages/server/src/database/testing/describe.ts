import type pg from 'pg';

/** A column that a statement returns: its name and type, and the table column that it is, if it is one. */
export interface Column {
  readonly name: string;
  readonly type: number;
  readonly tableId: number;
  readonly columnId: number;
}

/** What PostgreSQL knows of a statement without running it: the types of its parameters and its columns. */
export interface Description {
  readonly parameters: readonly number[];
  readonly columns: readonly Column[];
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

/** Parses a statement on the server and describes it. Throws the database's error: an unknown column, table or function. */
export function describe(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    client.query(new DescribeRequest(text, resolve, reject));
  });
}

// `pg` sends whatever has a `submit` method; this is the extended protocol's Parse and Describe without Bind and Execute.
class DescribeRequest implements pg.Submittable {
  readonly #text: string;
  readonly #resolve: (description: Description) => void;
  readonly #reject: (error: Error) => void;
  #parameters: readonly number[] = [];
  #columns: readonly Column[] = [];
  #failed = false;

  constructor(text: string, resolve: (description: Description) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#parameters = dataTypeIDs;
    });
    connection.parse({ text: this.#text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      tableId: tableID,
      columnId: columnID,
    }));
  }

  handleError(error: Error): void {
    this.#failed = true;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#resolve({ parameters: this.#parameters, columns: this.#columns });
  }
}
