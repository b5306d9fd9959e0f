import { keepManifest, type Purchase } from '@tilldesk/domain/stock';
import { Alert, Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useMemo } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { SerialsInput } from './SerialsInput.tsx';
import { useChecked } from './useChecked.ts';
import { mistakesOf, useSerials, type SerialLine } from './useSerials.ts';

/**
 * Takes the list of serials that will come, pasted or from a file, and looks at it while it is typed: here at once, then
 * by what the shop holds elsewhere. A list that was kept is replaced as long as nothing of it is here.
 */
export function ManifestDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const say = useSay();
  const problems = useProblem();
  const { run, busy, problem, unsure } = useWork();
  const lines = useMemo((): SerialLine[] => {
    const wanting = purchase.lines.filter(({ tracking, open }) => tracking === 'serialized' && open > 0);
    return wanting.map((line) => ({ ...line, room: line.open }));
  }, [purchase.lines]);
  const serials = useSerials(lines);
  const { rows, accepted } = serials;
  const { data, pending } = useChecked(purchase.id, rows);
  const results = data?.rows ?? serials.here;
  const { doubtful, bad } = mistakesOf(results);
  const ready = rows.length > 0 && bad === 0 && (doubtful === 0 || accepted) && !pending;

  const keep = async () => {
    const body = { rows, acceptDoubtful: accepted };
    const params = { id: purchase.id };
    const kept = await run(body, (key) => call(keepManifest, { params, body }, { key }));
    if (kept === null) return;
    for (const resource of ['purchases', 'receipts', 'units']) refresh(resource);
    toasts.show({ tone: 'ok', text: say('purchases.manifest.kept', { count: kept.rows.length }) });
    onClose();
  };
  return (
    <Dialog
      open
      size="l"
      title={say('purchases.manifest')}
      description={say('purchases.manifest.about')}
      closeLabel={say('buying.close')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say('form.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={busy || (pending && rows.length > 0)}
            disabled={!ready}
            onClick={() => void keep()}
          >
            {say(unsure ? 'buying.again' : 'purchases.manifest.keep', { count: rows.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('buying.unsure') : problems.say(problem)}</Alert>
        )}
        <SerialsInput serials={serials} results={results} />
      </Stack>
    </Dialog>
  );
}
