import { Alert, Button, Card } from '@tilldesk/ui';
import { Stack } from '../../page/flow.styles.ts';
import { Fields } from '../../resource/form/Form.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { HardwareInput } from './HardwareInput.tsx';
import { PrinterTry } from './PrinterTry.tsx';
import type { HardwareFormState } from './useHardwareForm.ts';
import { usePrinter, usePrinterTransports } from './usePrinter.ts';

type LabelCardProps = { form: HardwareFormState };

/** Settings for labels: their size, and a label printer of its own. */
export function LabelCard({ form }: LabelCardProps) {
  const t = useTranslate();
  const transports = usePrinterTransports();
  const { connection, labelConnection, labelSize } = form.values;
  const isOwn = labelConnection === 'usb' || labelConnection === 'serial';
  // The receipt printer prints labels only if the browser connects to it directly.
  const isDirect = isOwn || (labelConnection === 'receipt' && connection !== 'dialog');
  // The saved option stays in the list, even if this browser does not support it.
  const offers = (transport: string) =>
    transport === 'dialog' ||
    transport === 'receipt' ||
    transport === labelConnection ||
    (transport === 'usb' ? transports?.usb : transports?.serial) === true;
  return (
    <Card title={t('hardware.labels')} hint={t('hardware.labels.hint')}>
      <Stack>
        <Fields>
          <HardwareInput form={form} name="labelConnection" offers={offers} />
          {labelConnection === 'serial' && <HardwareInput form={form} name="labelBaudRate" />}
          <HardwareInput form={form} name="labelSize" hint={t('hardware.labelSize.hint')} />
          {isOwn && <HardwareInput form={form} name="labelLanguage" />}
          {isOwn && form.values.labelLanguage === 'zpl' && <HardwareInput form={form} name="labelDensity" />}
        </Fields>
        {!isDirect && <Alert>{t('hardware.labels.dialog')}</Alert>}
        {isDirect && labelSize === 'sheet' && <Alert tone="warn">{t('hardware.labels.sheet')}</Alert>}
        {isDirect && <LabelPrinterTest key={labelConnection} form={form} isOwn={isOwn} />}
      </Stack>
    </Card>
  );
}

/** Tests the label printer with the current form values. */
function LabelPrinterTest({ form: { values }, isOwn }: LabelCardProps & { isOwn: boolean }) {
  const t = useTranslate();
  const { money } = useFormats();
  const printer = usePrinter({ ...values, receiptCopies: 1 }, 'label');
  const printLabel = () =>
    printer.print({
      kind: 'labels',
      size: values.labelSize,
      labels: [{ id: 'test', name: t('hardware.test.label'), price: money(12_345), code: 'TEST-0123' }],
    });
  return (
    <PrinterTry printer={printer} of="label" isChosen={isOwn}>
      <Button disabled={printer.busy} onClick={printLabel}>
        {t('hardware.testLabel')}
      </Button>
    </PrinterTry>
  );
}
