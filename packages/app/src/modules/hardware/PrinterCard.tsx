import { can } from '@tilldesk/domain/rights';
import { workstation } from '@tilldesk/domain/hardware';
import { Alert, Button, Card, Field, Switch } from '@tilldesk/ui';
import { Stack } from '../../page/flow.styles.ts';
import { FieldInput } from '../../resource/form/FieldInput.tsx';
import { Fields } from '../../resource/form/Form.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { HardwareInput } from './HardwareInput.tsx';
import type { HardwareFormState } from './useHardwareForm.ts';
import { PrinterTry } from './PrinterTry.tsx';
import { usePrinter, usePrinterTransports } from './usePrinter.ts';

type PrinterCardProps = { form: HardwareFormState; ownId: string | null };

/** Settings for the receipt printer: connection, language, and a test. */
export function PrinterCard({ form, ownId }: PrinterCardProps) {
  const t = useTranslate();
  const transports = usePrinterTransports();
  const { connection } = form.values;
  const isDirect = connection !== 'dialog';
  const canConnect = transports === null || transports.usb || transports.serial;
  // The saved option stays in the list, even if this browser does not support it.
  const offers = (transport: string) =>
    transport === 'dialog' ||
    transport === connection ||
    (transport === 'usb' ? transports?.usb : transports?.serial) === true;
  return (
    <Card title={t('hardware.printer')} hint={t('hardware.printer.hint')}>
      <Stack>
        <Fields>
          <HardwareInput form={form} name="connection" offers={offers} />
          {connection === 'serial' && <HardwareInput form={form} name="baudRate" />}
          {isDirect && <DirectPrinterFields form={form} />}
        </Fields>
        {!isDirect && <Alert>{t(canConnect ? 'hardware.dialog.text' : 'hardware.silentBrowser')}</Alert>}
        {isDirect && <PrinterTest form={form} ownId={ownId} />}
      </Stack>
    </Card>
  );
}

/** The settings that a directly connected printer requires. */
function DirectPrinterFields({ form }: Pick<PrinterCardProps, 'form'>) {
  const t = useTranslate();
  const problems = useProblem();
  const { receiptCopies } = form.problems;
  return (
    <>
      <HardwareInput form={form} name="language" />
      <HardwareInput form={form} name="columns" />
      <HardwareInput form={form} name="codePage" hint={t('hardware.codePage.hint')} />
      <HardwareInput form={form} name="cut" />
      <HardwareInput form={form} name="drawerPin" />
      <Field
        id={placeOf('receiptCopies')}
        label={t('hardware.field.receiptCopies')}
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
        label={t('hardware.field.receiptAuto')}
        hint={t('hardware.auto.hint')}
        checked={form.values.receiptAuto}
        onChange={(on) => form.set('receiptAuto', on)}
      />
    </>
  );
}

/** Tests the printer and its cash drawer with the current form values. */
function PrinterTest({ form: { values }, ownId }: PrinterCardProps) {
  const t = useTranslate();
  const { permissions } = useSession();
  const printer = usePrinter({ ...values, receiptCopies: 1 }, 'receipt');
  const mayOpen = ownId !== null && values.drawerPin !== 'none' && can(permissions, 'Transactions', 'update');
  const printTest = () =>
    printer.print({
      kind: 'test',
      title: t('hardware.test.title'),
      lines: [values.name, t('hardware.test.letters'), t('hardware.test.width')],
    });
  return (
    <PrinterTry printer={printer} of="receipt">
      <Button disabled={printer.busy} onClick={printTest}>
        {t('hardware.test')}
      </Button>
      {mayOpen && (
        <Button icon="drawer" disabled={printer.busy} onClick={() => printer.openDrawer(ownId)}>
          {t('hardware.drawer')}
        </Button>
      )}
    </PrinterTry>
  );
}
