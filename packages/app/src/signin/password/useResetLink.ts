import { useEffect, useState } from 'react';
import { ApiProblem } from '../../api/ApiProblem.ts';
import type { ResetLink } from './resetLink.ts';
import { checkResetLink, type ResetLinkInfo } from '../signIn.wiring.ts';

/** State of a mailed link: `over` when it is no longer valid, `failed` when it could not be checked. */
export type LinkState = { kind: 'looking' | 'over' | 'failed' } | ({ kind: 'good' } & ResetLinkInfo);

/** Checks a mailed link once, when the page opens. Returns its state and a function that sets it. */
export function useResetLink(link: ResetLink | null): [LinkState, (next: LinkState) => void] {
  const [state, setState] = useState<LinkState>(link === null ? { kind: 'over' } : { kind: 'looking' });
  const isLooking = state.kind === 'looking';
  useEffect(
    function verifyLink() {
      if (link === null || !isLooking) return undefined;
      let current = true;
      checkResetLink(link).then(
        (linkInfo) => current && setState({ kind: 'good', ...linkInfo }),
        (error: unknown) => {
          if (!current) return;
          const isOver = error instanceof ApiProblem && error.code === 'password.link';
          setState({ kind: isOver ? 'over' : 'failed' });
        },
      );
      return () => {
        current = false;
      };
    },
    [link, isLooking],
  );
  return [state, setState];
}
