import { Button, Card, Checkbox, Field, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { LabelSheet, labelSizes, type LabelSize } from '@tilldesk/ui/print';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { Stack } from '../../page/flow.styles.ts';
import { PrintButtons } from '../PrintButtons.tsx';
import type { LabelsSheet } from '../sheets.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { currentWorkstation } from '../device/currentWorkstation.ts';

/** A unit as printed on a label. */
type LabelledUnit = {
  id: string;
  code: string;
  productName: string;
  price: number;
  color: string | null;
  storage: string | null;
  grade: string | null;
};

type UnitLabelsDialogProps = { units: readonly LabelledUnit[]; onClose: () => void };

/** Shows the labels of units as printed: name, code as barcode and text, price. */
function UnitLabelsDialog({ units, onClose }: UnitLabelsDialogProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { money } = useFormats();
  const [size, setSize] = useState<LabelSize>(() => currentWorkstation.current()?.labelSize ?? 'medium');
  const [withPrice, setWithPrice] = useState(true);
  const sheet: LabelsSheet = {
    kind: 'labels',
    size,
    labels: units.map(({ id, productName, price, code, color, storage, grade }) => ({
      id,
      name: productName,
      price: withPrice ? money(price) : undefined,
      code,
      note: [color, storage, grade].filter(Boolean).join(' · '),
    })),
  };
  const sizes = Object.keys(labelSizes)
    .filter(isSize)
    .map((id) => ({ id, label: t(`unitLabels.${id}`) }));
  return (
    <Dialog
      open
      size={units.length > 1 ? 'l' : 'm'}
      title={t('unitLabels.title')}
      closeLabel={t('unitLabels.close')}
      onClose={onClose}
      footer={
        <>
          <Text tone="muted">{t('unitLabels.count', { count: units.length })}</Text>
          <Button onClick={onClose}>{t('unitLabels.close')}</Button>
          <PrintButtons title={t('printing.labels', { count: units.length })} sheet={sheet} onSent={onClose} />
        </>
      }
    >
      <Stack>
        <Field label={t('unitLabels.size')}>
          <Select options={sizes} texts={texts} value={size} onChange={(id) => isSize(id) && setSize(id)} />
        </Field>
        <Checkbox label={t('unitLabels.price')} checked={withPrice} onChange={setWithPrice} />
        <Card variant="sunken">
          <LabelSheet
            label={t('unitLabels.title')}
            size={size}
            labels={sheet.labels}
            codeLabel={(code) => t('unitLabels.code', { code })}
          />
        </Card>
      </Stack>
    </Dialog>
  );
}

const isSize = (id: string): id is LabelSize => Object.hasOwn(labelSizes, id);

/** Loads the dialog with its messages; no page includes them. */
export async function loadUnitLabels() {
  await catalogue.add('unitLabels', 'printing');
  return UnitLabelsDialog;
}
