import { Button } from '@tilldesk/ui';
import { Suspense, useState, type ComponentType } from 'react';
import type { Path } from '../navigation/route.ts';
import { useMayEnter } from '../navigation/useCanEnter.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type ImportButtonProps = {
  /** The import dialog of an entity, loaded when it is opened. */
  dialog: ComponentType<{ onClose: () => void }>;
  add: Path;
};

/** Opens the import of an entity, for users who can add such records: who can open the page `add`. */
export function ImportButton({ dialog: Dialog, add }: ImportButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useMayEnter(add)) return null;
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
