import { workstations, type Workstation } from '@tilldesk/domain/shop';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useAnswer } from '../../wiring/answers.ts';
import { ownWorkstation } from '../../wiring/ownWorkstation.ts';
import { HardwareForm } from './HardwareForm.tsx';
import { Places, type PlaceDeed } from './Places.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useHardwareForm } from './useHardwareForm.ts';

/** What hangs on this browser: the receipt printer, the cash drawer behind it, the labels. */
export function Screen() {
  const { data, problem, again } = useAnswer(workstations.list, {});
  if (data) return <Loaded items={data.items} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ items, onAgain }: { items: readonly Workstation[]; onAgain: () => void }) {
  const kept = useSyncExternalStore(ownWorkstation.subscribe, ownWorkstation.current);
  // The server's is the newer one; one that was set up in another store is known here alone.
  const listed = items.find(({ id }) => id === kept?.id);
  const own = listed ?? kept;
  useEffect(
    function keepWhatTheServerHas() {
      if (listed && listed.version > (ownWorkstation.current()?.version ?? 0)) ownWorkstation.keep(listed);
    },
    [listed],
  );
  const form = useHardwareForm(own, onAgain);
  const [deed, setDeed] = useState<PlaceDeed | null>(null);
  const close = () => setDeed(null);
  const ownId = own?.id ?? null;
  return (
    <Page width="narrow">
      <HardwareForm form={form} ownId={ownId}>
        <Places items={items} ownId={ownId} onTaken={form.discard} onDeed={setDeed} />
      </HardwareForm>
      {deed?.kind === 'rename' && <RenameDialog one={deed.one} onClose={close} />}
      {deed?.kind === 'remove' && (
        <RemoveDialog
          one={deed.one}
          isOwn={deed.one.id === ownId}
          onGone={() => deed.one.id === ownId && form.discard()}
          onClose={close}
        />
      )}
    </Page>
  );
}
