import { LeavePageDialog } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { leaving } from '../wiring/leaving.ts';

/** Does something that drops the page, at once or, while something is unsaved, once the person agreed (spec §2). */
export function useAskFirst(): { askFirst: (act: () => void) => void; question: ReactNode } {
  const say = useSay();
  const [held, setHeld] = useState<(() => void) | null>(null);
  return {
    askFirst: (act) => {
      if (leaving.isHeld()) setHeld(() => act);
      else act();
    },
    question: (
      <LeavePageDialog
        open={held !== null}
        title={say('shell.leave.title')}
        text={say('shell.leave.text')}
        cancelLabel={say('shell.leave.cancel')}
        leaveLabel={say('shell.leave.confirm')}
        onCancel={() => setHeld(null)}
        onLeave={() => {
          setHeld(null);
          leaving.release();
          held?.();
        }}
      />
    ),
  };
}
