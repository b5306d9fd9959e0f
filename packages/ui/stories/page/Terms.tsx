import type { ReactNode } from 'react';
import { Kbd } from '../../src/Kbd/Kbd.tsx';
import { Terms as Table } from './Examples.styles.ts';

export type TermsProps = {
  /** The accessible name of the table. */
  label: string;
  /** The column headers: "Not" strikes its words through, "Key" shows each word as a key, "Español" is marked as Spanish. */
  heads: readonly string[];
  /** The rows; each starts with a different text. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A small table of words or keys. */
export function Terms({ label, heads, rows }: TermsProps) {
  return (
    <Table role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" {...readIn(head)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) => (
                <td key={heads[at]} {...readIn(heads[at])}>
                  {drawn(cell, heads[at])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

const readIn = (head: string | undefined) => (head === 'Español' ? { lang: 'es' } : {});

function drawn(cell: ReactNode, head: string | undefined): ReactNode {
  if (typeof cell !== 'string') return cell;
  if (head === 'Not') return <s>{cell}</s>;
  return head === 'Key' ? cell.split(' ').map((key) => <Kbd key={key}>{key}</Kbd>) : cell;
}
