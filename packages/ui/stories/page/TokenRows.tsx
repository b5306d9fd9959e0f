import type { ReactNode } from 'react';
import scale from '../../src/theme/scale.json' with { type: 'json' };
import { CopyName } from './CopyName.tsx';
import { Rows } from './Page.styles.ts';

export type Token = keyof typeof scale;

/** Lists tokens of a scale, each with its value, its purpose and a picture. */
export function TokenRows({
  uses,
  children,
}: {
  uses: Partial<Record<Token, string>>;
  children: (token: Token) => ReactNode;
}) {
  const tokens = Object.keys(scale).filter((name): name is Token => name in uses);
  return (
    <Rows>
      {tokens.map((token) => (
        <li key={token}>
          <CopyName name={`--td-${token}`} />
          <small>{scale[token]}</small>
          <span>
            {children(token)}
            <small>{uses[token]}</small>
          </span>
        </li>
      ))}
    </Rows>
  );
}
