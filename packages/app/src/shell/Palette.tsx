import { CommandPalette } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useScan } from '../kit/scan/useScan.ts';
import { catalogue } from '../kit/say/catalogue.ts';
import { useSay } from '../kit/say/useSay.ts';
import { scanMessages } from '../kit/scan/scan.messages.ts';
import { recentOf } from '../wiring/recent.ts';
import { useSession } from '../wiring/useSession.ts';
import { useActionDeeds } from './useActionDeeds.ts';
import { usePageDeeds } from './usePageDeeds.ts';
import { useRecordDeeds } from './useRecordDeeds.ts';
import { useRestedWords } from './useRestedWords.ts';

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  onSwitchPerson: () => void;
  askFirst: (act: () => void) => void;
};

/** Goes anywhere and does anything by typing: pages, actions, records; what was used lately stands on top. */
function Palette({ open, onClose, onSwitchPerson, askFirst }: PaletteProps) {
  const say = useSay();
  const { user } = useSession();
  const recent = recentOf(user.id);
  const [typed, setTyped] = useState('');
  const words = useRestedWords(open ? typed : '');
  const pages = usePageDeeds();
  const actions = useActionDeeds({ switchPerson: onSwitchPerson, askFirst });
  const records = useRecordDeeds(words);
  const deeds = [...(pages ?? []), ...actions, ...(typed.trim() === '' ? [] : records.deeds)];
  const close = () => {
    setTyped('');
    onClose();
  };
  // A scan leads to its record by itself, and the palette is out of its way.
  useScan(
    () => {
      close();
      return 'passed';
    },
    { when: open },
  );
  return (
    <CommandPalette
      data-scan="lookup"
      open={open}
      commands={deeds}
      recent={recent.read()}
      loading={pages === null || records.loading || words !== typed.trim()}
      onQueryChange={setTyped}
      onClose={close}
      onSelect={({ id }) => {
        close();
        // A record is found again by its name; only pages and actions are remembered.
        if ([...(pages ?? []), ...actions].some((deed) => deed.id === id)) recent.note(id);
        deeds.find((deed) => deed.id === id)?.run();
      }}
      words={{
        label: say('shell.palette'),
        placeholder: say('shell.palette.placeholder'),
        recent: say('shell.palette.recent'),
        empty: say('shell.palette.empty'),
        loading: say('shell.loading'),
        found: (count) => say('shell.palette.found', { count }),
      }}
    />
  );
}

/** Loads the palette with what it says of scans, when it is first opened. */
export async function loadPalette() {
  await catalogue.add(scanMessages);
  return Palette;
}
