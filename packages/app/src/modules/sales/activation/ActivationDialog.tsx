import { Alert, Button, Divider, EmptyState } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef, useState } from 'react';
import { Row } from '../../../page/flow.styles.ts';
import { FormFrame } from '../../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useSession } from '../../../session/useSession.ts';
import { CarriersDialog } from './CarriersDialog.tsx';
import { DeviceFields, CommissionFields } from './DeviceFields.tsx';
import { imeiOf } from './activationEntry.ts';
import { PlanFields } from './PlanFields.tsx';
import { useActivationEntry, type ActivationOf } from './useActivationEntry.ts';

export type ActivationDialogProps = ActivationOf & {
  /** Whether the signed-in person can set up the carriers of the store. */
  canManageCarriers: boolean;
  onClose: () => void;
};

/** Collects the data that a carrier requires to activate a line. All entry checks run before the activation is saved. */
export function ActivationDialog({ canManageCarriers, onClose, ...activation }: ActivationDialogProps) {
  const t = useTranslate();
  const form = useId();
  const controller = useActivationEntry(activation);
  const { viewCost } = useSession().limits;
  const [settingUp, setSettingUp] = useState(false);
  const { work, tried } = controller;
  const { close, confirmDialog } = useCloseGuard(controller.isDirty && !work.busy, onClose);
  const frame = useRef<HTMLFormElement>(null);
  const hasLineImei = imeiOf(activation.line.unitCode) !== '';
  const hasCarriers = activation.carriers.some(({ isActive }) => isActive);
  useScan(({ text }) => {
    // A code that starts like a SIM number is the ICCID; any other code is the IMEI of the device.
    controller.change(
      /^89\d{16,20}$/.test(text) || hasLineImei
        ? { iccid: text, isConfirmed: false }
        : { imei: text, isConfirmed: false },
    );
    return 'taken';
  });
  useEffect(
    function focusFirstError() {
      if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [tried, work.problem],
  );
  if (settingUp) return <CarriersDialog carriers={activation.carriers} onClose={() => setSettingUp(false)} />;
  return (
    <Dialog
      open
      size="l"
      title={t('activation.title', { product: activation.line.description })}
      description={t('activation.text')}
      closeLabel={t('activation.close')}
      onClose={() => !work.busy && close()}
      footer={
        <>
          {canManageCarriers && hasCarriers && (
            <Button tone="quiet" icon="settings" disabled={work.busy} onClick={() => setSettingUp(true)}>
              {t('activation.carriers')}
            </Button>
          )}
          {activation.existing && (
            <Button tone="quiet" icon="trash" disabled={work.busy} onClick={controller.remove}>
              {t('activation.remove')}
            </Button>
          )}
          <Button disabled={work.busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          {hasCarriers && (
            <Button type="submit" form={form} tone="primary" busy={work.busy}>
              {t('activation.save')}
            </Button>
          )}
        </>
      }
    >
      {hasCarriers ? (
        <FormFrame
          ref={frame}
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            controller.save();
          }}
        >
          {controller.errorText !== null && <Alert tone="bad">{controller.errorText}</Alert>}
          <PlanFields controller={controller} carriers={activation.carriers} />
          <Divider />
          <DeviceFields controller={controller} isOfLine={hasLineImei} />
          {viewCost && (
            <>
              <Divider />
              <CommissionFields controller={controller} />
            </>
          )}
        </FormFrame>
      ) : (
        <EmptyState
          icon="phone"
          title={t('activation.none.title')}
          text={t(canManageCarriers ? 'activation.none.text' : 'activation.none.ask')}
          action={
            canManageCarriers && (
              <Row>
                <Button icon="plus" onClick={() => setSettingUp(true)}>
                  {t('activation.carriers.add')}
                </Button>
              </Row>
            )
          }
        />
      )}
      {confirmDialog}
    </Dialog>
  );
}
