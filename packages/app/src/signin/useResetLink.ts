import { useEffect, useState } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import type { ResetLink } from './resetLink.ts';
import { checkResetLink, type ResetLinkInfo } from './signIn.wiring.ts';

/** What a mailed link asks for; `over` where it does not work any more, `failed` where nobody could say. */
export type LinkState = { kind: 'looking' | 'over' | 'failed' } | ({ kind: 'good' } & ResetLinkInfo);

/** Looks at a mailed link once, when the page opens. Answers its state and how to look again. */
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
