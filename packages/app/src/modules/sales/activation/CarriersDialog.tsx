import type { Carrier } from '@tilldesk/domain/activations';
import { Badge, Button, IconButton, ItemList } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { saveCarrier } from './activation.wiring.ts';
import { CarrierForm } from './CarrierForm.tsx';

export type CarriersDialogProps = { carriers: readonly Carrier[]; onClose: () => void };

type Editing = { carrier: Omit<Carrier, 'version'>; version: number | null };

const begin = (): Editing => ({
  carrier: { id: newId(), name: '', simPrefix: null, simLength: null, dealerCodes: [], isActive: true },
  version: null,
});

/** Lists the carriers of the store and edits one of them. Opens the form for a new carrier if the store has none. */
export function CarriersDialog({ carriers, onClose }: CarriersDialogProps) {
  const t = useTranslate();
  const form = useId();
  const work = useMutation();
  const [editing, setEditing] = useState<Editing | null>(() => (carriers.length === 0 ? begin() : null));
  const back = () => {
    work.clearError();
    if (carriers.length === 0) onClose();
    else setEditing(null);
  };
  const save = async (carrier: Omit<Carrier, 'version'>, version: number | null) => {
    const done = await work.run([carrier, version], () => saveCarrier(carrier, version).then(() => true));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('activation.carriers.saved') });
    if (carriers.length === 0) onClose();
    else setEditing(null);
  };
  return (
    <Dialog
      open
      title={t('activation.carriers')}
      description={t('activation.carriers.text')}
      closeLabel={t('activation.close')}
      onClose={() => !work.busy && onClose()}
      footer={
        editing ? (
          <>
            <Button disabled={work.busy} onClick={back}>
              {carriers.length === 0 ? t('form.cancel') : t('activation.carriers.back')}
            </Button>
            <Button type="submit" form={form} tone="primary" busy={work.busy}>
              {t('activation.carriers.save')}
            </Button>
          </>
        ) : (
          <>
            <Button icon="plus" onClick={() => setEditing(begin())}>
              {t('activation.carriers.add')}
            </Button>
            <Button tone="primary" onClick={onClose}>
              {t('activation.close')}
            </Button>
          </>
        )
      }
    >
      {editing ? (
        <CarrierForm
          id={form}
          start={editing.carrier}
          work={work}
          onSave={(carrier) => void save(carrier, editing.version)}
        />
      ) : (
        <Stack>
          <ItemList
            variant="filled"
            items={carriers.map(({ version, ...carrier }) => ({
              id: carrier.id,
              title: carrier.name,
              text: carrier.dealerCodes.join(', '),
              value: carrier.isActive ? undefined : <Badge>{t('activation.carriers.gone')}</Badge>,
              action: (
                <IconButton
                  icon="edit"
                  label={t('activation.carriers.edit', { name: carrier.name })}
                  onClick={() => setEditing({ carrier, version })}
                />
              ),
            }))}
          />
        </Stack>
      )}
    </Dialog>
  );
}
