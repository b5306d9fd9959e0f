import { Alert, Button, Card } from '@tilldesk/ui';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Fields } from '../../kit/resource/Form.styles.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { HardwareInput } from './HardwareInput.tsx';
import { PrinterTry } from './PrinterTry.tsx';
import type { HardwareFormState } from './useHardwareForm.ts';
import { usePrinter, useWays } from './usePrinter.ts';

type LabelCardProps = { form: HardwareFormState };

/** How labels come out: their size, and the printer that they have for themselves. */
export function LabelCard({ form }: LabelCardProps) {
  const say = useSay();
  const ways = useWays();
  const { connection, labelConnection, labelSize } = form.values;
  const isOwn = labelConnection === 'usb' || labelConnection === 'serial';
  // The receipt printer prints labels only where it is reached itself.
  const isStraight = isOwn || (labelConnection === 'receipt' && connection !== 'dialog');
  // What stands there stays to be seen, whichever browser looks at it.
  const offers = (way: string) =>
    way === 'dialog' ||
    way === 'receipt' ||
    way === labelConnection ||
    (way === 'usb' ? ways?.usb : ways?.serial) === true;
  return (
    <Card title={say('hardware.labels')} hint={say('hardware.labels.hint')}>
      <Stack>
        <Fields>
          <HardwareInput form={form} name="labelConnection" offers={offers} />
          {labelConnection === 'serial' && <HardwareInput form={form} name="labelBaudRate" />}
          <HardwareInput form={form} name="labelSize" hint={say('hardware.labelSize.hint')} />
          {isOwn && <HardwareInput form={form} name="labelLanguage" />}
          {isOwn && form.values.labelLanguage === 'zpl' && <HardwareInput form={form} name="labelDensity" />}
        </Fields>
        {!isStraight && <Alert>{say('hardware.labels.dialog')}</Alert>}
        {isStraight && labelSize === 'sheet' && <Alert tone="warn">{say('hardware.labels.sheet')}</Alert>}
        {isStraight && <Trying key={labelConnection} form={form} isOwn={isOwn} />}
      </Stack>
    </Card>
  );
}

/** Tries the printer of labels out with what stands in the form. */
function Trying({ form: { values }, isOwn }: LabelCardProps & { isOwn: boolean }) {
  const say = useSay();
  const { money } = useFormats();
  const printer = usePrinter({ ...values, receiptCopies: 1 }, 'label');
  const printLabel = () =>
    printer.print({
      kind: 'labels',
      size: values.labelSize,
      labels: [{ id: 'test', name: say('hardware.test.label'), price: money(12_345), code: 'TEST-0123' }],
    });
  return (
    <PrinterTry printer={printer} of="label" isChosen={isOwn}>
      <Button disabled={printer.busy} onClick={printLabel}>
        {say('hardware.testLabel')}
      </Button>
    </PrinterTry>
  );
}
