import { Alert, Button, Divider, EmptyState } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useEffect, useId, useRef, useState } from 'react';
import { Row } from '../../../kit/page/flow.styles.ts';
import { FormFrame } from '../../../kit/resource/Form.styles.ts';
import { useClosing } from '../../../kit/resource/useClosing.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { CarriersDialog } from './CarriersDialog.tsx';
import { DeviceFields, EarnedFields } from './DeviceFields.tsx';
import { imeiOf } from './activationEntry.ts';
import { PlanFields } from './PlanFields.tsx';
import { useActivationEntry, type ActivationOf } from './useActivationEntry.ts';

export type ActivationDialogProps = ActivationOf & {
  /** The person may set up the carriers of the store. */
  maySetUp: boolean;
  onClose: () => void;
};

/** Asks for all that a carrier needs to know of one line: its entry checks are made before anything is kept. */
export function ActivationDialog({ maySetUp, onClose, ...of }: ActivationDialogProps) {
  const say = useSay();
  const form = useId();
  const desk = useActivationEntry(of);
  const { viewCost } = useSession().limits;
  const [settingUp, setSettingUp] = useState(false);
  const { work, tried } = desk;
  const { close, question } = useClosing(desk.isDirty && !work.busy, onClose);
  const frame = useRef<HTMLFormElement>(null);
  const isOfLine = imeiOf(of.line.unitCode) !== '';
  const hasCarriers = of.carriers.some(({ isActive }) => isActive);
  useScan(({ text }) => {
    // What begins as a SIM does is one; anything else is the device.
    desk.change(
      /^89\d{16,20}$/.test(text) || isOfLine ? { iccid: text, isConfirmed: false } : { imei: text, isConfirmed: false },
    );
    return 'taken';
  });
  useEffect(
    function leadToWhatIsWrong() {
      if (tried > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [tried, work.problem],
  );
  if (settingUp) return <CarriersDialog carriers={of.carriers} onClose={() => setSettingUp(false)} />;
  return (
    <Dialog
      open
      size="l"
      title={say('activation.title', { product: of.line.description })}
      description={say('activation.text')}
      closeLabel={say('activation.close')}
      onClose={() => !work.busy && close()}
      footer={
        <>
          {maySetUp && hasCarriers && (
            <Button tone="quiet" icon="settings" disabled={work.busy} onClick={() => setSettingUp(true)}>
              {say('activation.carriers')}
            </Button>
          )}
          {of.standing && (
            <Button tone="quiet" icon="trash" disabled={work.busy} onClick={desk.remove}>
              {say('activation.remove')}
            </Button>
          )}
          <Button disabled={work.busy} onClick={close}>
            {say('form.cancel')}
          </Button>
          {hasCarriers && (
            <Button type="submit" form={form} tone="primary" busy={work.busy}>
              {say('activation.save')}
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
            desk.keep();
          }}
        >
          {desk.refused !== null && <Alert tone="bad">{desk.refused}</Alert>}
          <PlanFields desk={desk} carriers={of.carriers} />
          <Divider />
          <DeviceFields desk={desk} isOfLine={isOfLine} />
          {viewCost && (
            <>
              <Divider />
              <EarnedFields desk={desk} />
            </>
          )}
        </FormFrame>
      ) : (
        <EmptyState
          icon="phone"
          title={say('activation.none.title')}
          text={say(maySetUp ? 'activation.none.text' : 'activation.none.ask')}
          action={
            maySetUp && (
              <Row>
                <Button icon="plus" onClick={() => setSettingUp(true)}>
                  {say('activation.carriers.add')}
                </Button>
              </Row>
            )
          }
        />
      )}
      {question}
    </Dialog>
  );
}
