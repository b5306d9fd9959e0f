import { can } from '@tilldesk/domain/rights';
import { workstation } from '@tilldesk/domain/shop';
import { Alert, Button, Card, Field, Switch } from '@tilldesk/ui';
import { Stack } from '../../kit/page/flow.styles.ts';
import { FieldInput } from '../../kit/resource/FieldInput.tsx';
import { Fields } from '../../kit/resource/Form.styles.ts';
import { placeOf } from '../../kit/resource/placeOf.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { HardwareInput } from './HardwareInput.tsx';
import type { HardwareFormState } from './useHardwareForm.ts';
import { PrinterTry } from './PrinterTry.tsx';
import { usePrinter, useWays } from './usePrinter.ts';

type PrinterCardProps = { form: HardwareFormState; ownId: string | null };

/** The receipt printer: how it is reached, what it speaks, and whether it works. */
export function PrinterCard({ form, ownId }: PrinterCardProps) {
  const say = useSay();
  const ways = useWays();
  const { connection } = form.values;
  const isDirect = connection !== 'dialog';
  const speaks = ways === null || ways.usb || ways.serial;
  // What stands there stays to be seen, whichever browser looks at it.
  const offers = (way: string) =>
    way === 'dialog' || way === connection || (way === 'usb' ? ways?.usb : ways?.serial) === true;
  return (
    <Card title={say('hardware.printer')} hint={say('hardware.printer.hint')}>
      <Stack>
        <Fields>
          <HardwareInput form={form} name="connection" offers={offers} />
          {connection === 'serial' && <HardwareInput form={form} name="baudRate" />}
          {isDirect && <Habits form={form} />}
        </Fields>
        {!isDirect && <Alert>{say(speaks ? 'hardware.dialog.text' : 'hardware.silentBrowser')}</Alert>}
        {isDirect && <Trying form={form} ownId={ownId} />}
      </Stack>
    </Card>
  );
}

/** What a printer on a cable needs to be told. */
function Habits({ form }: Pick<PrinterCardProps, 'form'>) {
  const say = useSay();
  const problems = useProblem();
  const { receiptCopies } = form.problems;
  return (
    <>
      <HardwareInput form={form} name="language" />
      <HardwareInput form={form} name="columns" />
      <HardwareInput form={form} name="codePage" hint={say('hardware.codePage.hint')} />
      <HardwareInput form={form} name="cut" />
      <HardwareInput form={form} name="drawerPin" />
      <Field
        id={placeOf('receiptCopies')}
        label={say('hardware.field.receiptCopies')}
        error={receiptCopies && problems.field(receiptCopies)}
        required
      >
        <FieldInput
          field={workstation.fields.receiptCopies.field}
          value={form.values.receiptCopies}
          onChange={(value) => form.set('receiptCopies', value)}
          choice={String}
        />
      </Field>
      <Switch
        id={placeOf('receiptAuto')}
        label={say('hardware.field.receiptAuto')}
        hint={say('hardware.auto.hint')}
        checked={form.values.receiptAuto}
        onChange={(on) => form.set('receiptAuto', on)}
      />
    </>
  );
}

/** Tries the printer and its drawer out with what stands in the form. */
function Trying({ form: { values }, ownId }: PrinterCardProps) {
  const say = useSay();
  const { permissions } = useSession();
  const printer = usePrinter({ ...values, receiptCopies: 1 }, 'receipt');
  const mayOpen = ownId !== null && values.drawerPin !== 'none' && can(permissions, 'Transactions', 'update');
  const printTest = () =>
    printer.print({
      kind: 'test',
      title: say('hardware.test.title'),
      lines: [values.name, say('hardware.test.letters'), say('hardware.test.width')],
    });
  return (
    <PrinterTry printer={printer} of="receipt">
      <Button disabled={printer.busy} onClick={printTest}>
        {say('hardware.test')}
      </Button>
      {mayOpen && (
        <Button icon="drawer" disabled={printer.busy} onClick={() => printer.openDrawer(ownId)}>
          {say('hardware.drawer')}
        </Button>
      )}
    </PrinterTry>
  );
}
