import { type Product, variantAxes, variantGroups, VARIANTS_MAX, type VariantGroup } from '@tilldesk/domain/products';
import { Alert, Button, Checkbox, Field, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { planOf, textsOf, type Planned } from './plan.ts';
import { VariantRow } from './variants.styles.ts';

export type VariantsDialogProps = {
  base: Product;
  /** The group of the base product; null creates one. */
  group: VariantGroup | null;
  /** The existing products of the group. */
  existing: readonly Product[];
  onClose: () => void;
};

type VariantEdit = { sku?: string; price?: number | null; out?: boolean };

/**
 * Dialog that creates variants of a product: the values of each attribute, and SKU and price of every missing
 * combination.
 */
export function VariantsDialog({ base, group, existing, onClose }: VariantsDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const { defaultCurrency } = useSession().store;
  const [id] = useState(() => group?.id ?? newId());
  const [name, setName] = useState(group?.name ?? base.name);
  const [texts, setTexts] = useState(() => textsOf(group?.axes ?? [], base));
  const [edits, setEdits] = useState<Readonly<Record<string, VariantEdit>>>({});
  const { busy, problem, run } = useMutation();
  const plan = planOf(name, texts, base, existing);
  const selectedVariants = plan.missing.filter(({ key }) => edits[key]?.out !== true);
  const [begun] = useState(() => JSON.stringify([name, texts, edits]));
  const { close, confirmDialog } = useCloseGuard(JSON.stringify([name, texts, edits]) !== begun, onClose);
  const change = (key: string, one: VariantEdit) => setEdits({ ...edits, [key]: { ...edits[key], ...one } });

  const make = async () => {
    const variants = selectedVariants.map(({ key, attributes, sku }) => ({
      id: newId(),
      attributes,
      sku: edits[key]?.sku ?? sku,
      price: edits[key]?.price ?? base.price,
    }));
    const { axes, base: attributes } = plan;
    const body = { name, axes, version: group?.version ?? null, baseId: base.id, base: attributes, variants };
    const saved = await run(body, () => call(variantGroups.save, { params: { id }, body }));
    if (saved === null) return;
    refresh('products');
    refresh('variantGroups');
    toasts.show({ tone: 'ok', text: t('variants.made', { count: variants.length }) });
    onClose();
  };
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const errorOf = ({ key }: Planned) => {
    const at = selectedVariants.findIndex((one) => one.key === key);
    return Object.entries(fieldErrors).find(([path]) => path.startsWith(`variants.${at}.`))?.[1];
  };
  return (
    <Dialog
      open
      size="l"
      title={t('variants.make')}
      description={t('variants.dialog.about', { name: base.name })}
      closeLabel={t('form.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={plan.axes.length === 0 || name.trim() === '' || selectedVariants.length > VARIANTS_MAX}
            onClick={() => void make()}
          >
            {t('variants.save', { count: selectedVariants.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {selectedVariants.length > VARIANTS_MAX && (
          <Alert tone="warn">{t('variants.tooMany', { max: VARIANTS_MAX })}</Alert>
        )}
        <Field label={t('variants.name')} required error={fieldErrors['name']}>
          <TextInput value={name} onChange={setName} maxLengthText={t('form.maxLength')} autoComplete="off" />
        </Field>
        <Fields>
          {variantAxes.map((axis) => (
            <Field key={axis} label={t(`field.product.${axis}`)} hint={t(`variants.hint.${axis}`)}>
              <TextInput
                value={texts[axis]}
                onChange={(text) => setTexts({ ...texts, [axis]: text })}
                maxLength={600}
                maxLengthText={t('form.maxLength')}
                autoComplete="off"
              />
            </Field>
          ))}
        </Fields>
        {fieldErrors['axes'] !== undefined && <Text tone="bad">{fieldErrors['axes']}</Text>}
        {plan.missing.length > 0 && (
          <Stack as="ul">
            {plan.missing.slice(0, VARIANTS_MAX).map((one) => (
              <VariantRow key={one.key}>
                <Checkbox
                  label={one.name}
                  checked={edits[one.key]?.out !== true}
                  onChange={(isIn) => change(one.key, { out: !isIn })}
                />
                <TextInput
                  aria-label={t('variants.sku.of', { name: one.name })}
                  maxLength={40}
                  autoComplete="off"
                  spellCheck={false}
                  value={edits[one.key]?.sku ?? one.sku}
                  onChange={(sku) => change(one.key, { sku: sku.toUpperCase() })}
                />
                <MoneyInput
                  aria-label={t('variants.price.of', { name: one.name })}
                  currency={defaultCurrency}
                  locale={locale}
                  value={edits[one.key]?.price ?? base.price}
                  onChange={(price) => change(one.key, { price })}
                />
                {errorOf(one) !== undefined && (
                  <Text tone="bad" size="s">
                    {errorOf(one)}
                  </Text>
                )}
              </VariantRow>
            ))}
          </Stack>
        )}
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
