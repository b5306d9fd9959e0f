import { workstations, type Workstation } from '@tilldesk/domain/hardware';
import { useEffect, useState } from 'react';
import { ActionDialog } from '../../actions/useAction.tsx';
import { useSharedState } from '../../browser/sharedState.ts';
import { Failed } from '../../page/Failed.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';
import { HardwareForm } from './HardwareForm.tsx';
import { Places, type WorkstationAction } from './Places.tsx';
import { useHardwareForm } from './useHardwareForm.ts';
import { beforeRemovingOwn, removeOwnWorkstation, removeWorkstation, renameWorkstation } from './workstationActions.ts';

const dialogs = {
  rename: renameWorkstation,
  remove: removeWorkstation,
  removeOwn: beforeRemovingOwn,
  removeOwnAgain: removeOwnWorkstation,
};

/** Hardware of this browser: the receipt printer, the cash drawer connected to it, and the label printer. */
export function Screen() {
  const { data, problem, again } = useAnswer(workstations.list, {});
  if (data) return <Loaded items={data.items} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ items, onAgain }: { items: readonly Workstation[]; onAgain: () => void }) {
  const saved = useSharedState(currentWorkstation);
  // The server has the newer version; a workstation of another store is known only to this browser.
  const listed = items.find(({ id }) => id === saved?.id);
  const own = listed ?? saved;
  useEffect(
    function saveServerSettings() {
      if (listed && listed.version > (currentWorkstation.current()?.version ?? 0)) currentWorkstation.set(listed);
    },
    [listed],
  );
  const form = useHardwareForm(own, onAgain);
  const [action, setAction] = useState<WorkstationAction | null>(null);
  const close = () => setAction(null);
  const ownId = own?.id ?? null;
  return (
    <Page width="narrow">
      <HardwareForm form={form} ownId={ownId}>
        <Places items={items} ownId={ownId} onAdopted={form.discard} onAction={setAction} />
      </HardwareForm>
      {action && (
        <ActionDialog
          key={action.kind}
          action={dialogs[action.kind]}
          of={action.one}
          onClose={close}
          onDone={() => {
            if (action.kind === 'removeOwn') setAction({ ...action, kind: 'removeOwnAgain' });
            if (action.kind === 'removeOwnAgain') form.discard();
          }}
        />
      )}
    </Page>
  );
}
