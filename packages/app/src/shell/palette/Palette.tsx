import { CommandPalette } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useScan } from '../../scanning/useScan.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { recentOf } from '../../browser/recent.ts';
import { useSession } from '../../session/useSession.ts';
import { useActionCommands } from './useShellActions.ts';
import { usePageCommands } from './usePageActions.ts';
import { useRecordCommands } from './useRecordActions.ts';
import { useDebouncedText } from './useDebouncedText.ts';

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  onSwitchPerson: () => void;
  confirmUnsaved: (act: () => void) => void;
};

/** Finds pages, actions and records by typing; recently used ones are at the top. */
function Palette({ open, onClose, onSwitchPerson, confirmUnsaved }: PaletteProps) {
  const t = useTranslate();
  const { user } = useSession();
  const recent = recentOf(user.id);
  const [typed, setTyped] = useState('');
  const searchText = useDebouncedText(open ? typed : '');
  const pages = usePageCommands();
  const actions = useActionCommands({ switchPerson: onSwitchPerson, confirmUnsaved });
  const records = useRecordCommands(searchText);
  const allCommands = [...(pages ?? []), ...actions, ...(typed.trim() === '' ? [] : records.commands)];
  const close = () => {
    setTyped('');
    onClose();
  };
  // A scan opens its record by itself, and the palette closes.
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
      commands={allCommands}
      recent={recent.read()}
      loading={pages === null || records.loading || searchText !== typed.trim()}
      onQueryChange={setTyped}
      onClose={close}
      onSelect={({ id }) => {
        close();
        // Records are found again by their name; only pages and actions are stored as recent.
        if ([...(pages ?? []), ...actions].some((command) => command.id === id)) recent.note(id);
        allCommands.find((command) => command.id === id)?.run();
      }}
      texts={{
        label: t('shell.palette'),
        placeholder: t('shell.palette.placeholder'),
        recent: t('shell.palette.recent'),
        empty: t('shell.palette.empty'),
        loading: t('shell.loading'),
        found: (count) => t('shell.palette.found', { count }),
      }}
    />
  );
}

/** Loads the palette with its messages about scans, when it is first opened. */
export async function loadPalette() {
  await catalogue.add('scan');
  return Palette;
}
