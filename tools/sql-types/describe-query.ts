import type pg from 'pg';

/** Description of a statement by PostgreSQL, before it is run. */
export interface Description {
  /** Names and type numbers of the columns of its answer; none for a statement without one. */
  readonly columns: readonly { readonly name: string; readonly type: number }[];
  /** Type numbers of its parameters. */
  readonly parameters: readonly number[];
}

interface Connection {
  parse(message: { text: string; name: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  on(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
  removeListener(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/**
 * Has PostgreSQL parse a statement and describe it (messages Parse and Describe of its protocol), without running it. Rejects
 * with PostgreSQL's own error where the statement does not fit the schema.
 */
export function describeQuery(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let columns: Description['columns'] = [];
    let parameters: readonly number[] = [];
    let failure: Error | null = null;
    let wire: Connection | null = null;
    const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      parameters = dataTypeIDs;
    };
    const end = () => {
      wire?.removeListener('parameterDescription', onParameters);
      if (failure) reject(failure);
      else resolve({ columns, parameters });
    };
    client.query({
      submit: (connection: unknown) => {
        wire = connection as Connection;
        wire.on('parameterDescription', onParameters);
        wire.parse({ text, name: '' });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError: (error: Error) => {
        failure = error;
        end();
      },
      handleReadyForQuery: end,
      handleEmptyQuery: () => undefined,
      handleCommandComplete: () => undefined,
    } as unknown as pg.Submittable);
  });
}
