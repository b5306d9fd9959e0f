import type { ImportJob } from '@tilldesk/domain/stock';
import { Alert, Button } from '@tilldesk/ui';
import { useSay } from '../say/useSay.ts';

export type MissingProps = { job: ImportJob; busy: boolean; onMake: () => void };

/** Says which categories rows name that are not here yet, and offers to make them with the import. */
export function Missing({ job: { missing, makesMissing }, busy, onMake }: MissingProps) {
  const say = useSay();
  const { count, names } = missing;
  if (count === 0) return null;
  const said = { count, names: names.join(', '), more: count - names.length };
  if (makesMissing) return <Alert>{say('import.missing.made', said)}</Alert>;
  const make = (
    <Button busy={busy} icon="plus" onClick={onMake}>
      {say('import.missing.make', { count })}
    </Button>
  );
  return (
    <Alert tone="warn" actions={make}>
      {say('import.missing', said)}
    </Alert>
  );
}
