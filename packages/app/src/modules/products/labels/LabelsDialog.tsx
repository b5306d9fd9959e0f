import { type Product, labelSizes } from '@tilldesk/domain/products';
import { can } from '@tilldesk/domain/rights';
import { Alert, Button, Checkbox, Field, NumberInput, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { LabelSheet, type LabelSize } from '@tilldesk/ui/print';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { PrintButtons } from '../../../printing/PrintButtons.tsx';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { catalogue } from '../../../i18n/catalogue.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { currentWorkstation } from '../../../printing/device/currentWorkstation.ts';
import { useSession } from '../../../session/useSession.ts';
import { useUnitsOf } from './useUnitsOf.wiring.ts';
import { LABELS_MAX, labelsOf } from './labelsOf.ts';
import { Preview } from './LabelsDialog.styles.ts';

type LabelsDialogProps = { products: readonly Product[]; onClose: () => void };

/** Dialog with a preview of labels: a number per product, or one for each unit with its own code. */
function LabelsDialog({ products, onClose }: LabelsDialogProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { money } = useFormats();
  const { permissions } = useSession();
  const [size, setSize] = useState<LabelSize>(
    () =>
      products.find(({ labelSize }) => labelSize !== null)?.labelSize ??
      currentWorkstation.current()?.labelSize ??
      'medium',
  );
  const [withPrice, setWithPrice] = useState(true);
  const [byUnit, setByUnit] = useState(true);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const serialized = products.filter(({ tracking }) => tracking === 'serialized');
  const maySeeUnits = can(permissions, ...unitsNeed);
  const ofUnits = byUnit && maySeeUnits;
  const unitsAnswer = useUnitsOf(ofUnits ? serialized.map(({ id }) => id) : []);
  const labels = labelsOf(products, {
    counts,
    units: ofUnits ? unitsAnswer : null,
    price: (amount) => (withPrice ? money(amount) : undefined),
  });
  const sizes = labelSizes.map((id) => ({ id, label: t(`choice.product.labelSize.${id}`) }));
  return (
    <Dialog
      open
      size="l"
      title={t('labels.title')}
      closeLabel={t('form.cancel')}
      onClose={onClose}
      footer={
        <>
          <Text tone="muted" role="status">
            {t('labels.count', { count: labels.length })}
          </Text>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <PrintButtons
            title={t('printing.labels', { count: labels.length })}
            sheet={labels.length === 0 ? null : { kind: 'labels', size, labels }}
            onSent={onClose}
          />
        </>
      }
    >
      <Stack>
        <Field label={t('labels.size')}>
          <Select
            options={sizes}
            texts={texts}
            value={size}
            onChange={(id) => setSize(labelSizes.find((one) => one === id) ?? size)}
          />
        </Field>
        <Row>
          <Checkbox label={t('labels.price')} checked={withPrice} onChange={setWithPrice} />
          {serialized.length > 0 && maySeeUnits && (
            <Checkbox label={t('labels.byUnit')} checked={byUnit} onChange={setByUnit} />
          )}
        </Row>
        {products
          .filter(({ tracking }) => tracking !== 'serialized' || !ofUnits)
          .map(({ id, name }) => (
            <Field key={id} inline label={name}>
              <NumberInput
                stepper
                min={0}
                max={LABELS_MAX}
                lessLabel={t('labels.less', { name })}
                moreLabel={t('labels.more', { name })}
                value={counts[id] ?? 1}
                onChange={(count) => setCounts({ ...counts, [id]: count ?? 0 })}
              />
            </Field>
          ))}
        {labels.length === LABELS_MAX && <Alert tone="warn">{t('labels.max', { max: LABELS_MAX })}</Alert>}
        {labels.length > 0 && (
          <Preview variant="sunken" tabIndex={0} role="region" aria-label={t('labels.preview')}>
            <LabelSheet
              label={t('labels.preview')}
              labels={labels}
              size={size}
              codeLabel={(code) => t('labels.code', { code })}
            />
          </Preview>
        )}
      </Stack>
    </Dialog>
  );
}

const unitsNeed = ['Inventory', 'read'] as const;

/** Loads the dialog with the printing messages, so that no page includes either. */
export async function loadLabels() {
  await catalogue.add('printing');
  return LabelsDialog;
}
