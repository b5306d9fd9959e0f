import type { Product } from '@tilldesk/domain/shop';
import { variantAxes, variantGroups, VARIANTS_MAX, type VariantGroup } from '@tilldesk/domain/catalogue';
import { Alert, Button, Checkbox, Field, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { Fields } from '../../../kit/resource/Form.styles.ts';
import { useClosing } from '../../../kit/resource/useClosing.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { planOf, textsOf, type Planned } from './plan.ts';
import { VariantRow } from './variants.styles.ts';

export type VariantsDialogProps = {
  base: Product;
  /** The group that the base is in; null makes one round it. */
  group: VariantGroup | null;
  /** The products of the group. */
  standing: readonly Product[];
  onClose: () => void;
};

type Own = { sku?: string; price?: number | null; out?: boolean };

/** Makes variants of a product: the values of each attribute, and of every combination that is missing SKU and price. */
export function VariantsDialog({ base, group, standing, onClose }: VariantsDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const { locale } = useIntl();
  const { defaultCurrency } = useSession().store;
  const [id] = useState(() => group?.id ?? newId());
  const [name, setName] = useState(group?.name ?? base.name);
  const [texts, setTexts] = useState(() => textsOf(group?.axes ?? [], base));
  const [own, setOwn] = useState<Readonly<Record<string, Own>>>({});
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const plan = planOf(name, texts, base, standing);
  const wanted = plan.missing.filter(({ key }) => own[key]?.out !== true);
  const [begun] = useState(() => JSON.stringify([name, texts, own]));
  const { close, question } = useClosing(JSON.stringify([name, texts, own]) !== begun, onClose);
  const change = (key: string, one: Own) => setOwn({ ...own, [key]: { ...own[key], ...one } });

  const make = async () => {
    setBusy(true);
    setRefusal(null);
    const variants = wanted.map(({ key, attributes, sku }) => ({
      id: newId(),
      attributes,
      sku: own[key]?.sku ?? sku,
      price: own[key]?.price ?? base.price,
    }));
    try {
      const { axes, base: attributes } = plan;
      const body = { name, axes, version: group?.version ?? null, baseId: base.id, base: attributes, variants };
      await call(variantGroups.save, { params: { id }, body });
      refresh('products');
      refresh('variantGroups');
      toasts.show({ tone: 'ok', text: say('variants.made', { count: variants.length }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const wrong = refusal ? problems.fields(refusal.fields) : {};
  const wrongOf = ({ key }: Planned) => {
    const at = wanted.findIndex((one) => one.key === key);
    return Object.entries(wrong).find(([path]) => path.startsWith(`variants.${at}.`))?.[1];
  };
  return (
    <Dialog
      open
      size="l"
      title={say('variants.make')}
      description={say('variants.dialog.about', { name: base.name })}
      closeLabel={say('form.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{say('form.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={plan.axes.length === 0 || name.trim() === '' || wanted.length > VARIANTS_MAX}
            onClick={() => void make()}
          >
            {say('variants.save', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert tone="bad">{problems.say(refusal)}</Alert>}
        {wanted.length > VARIANTS_MAX && <Alert tone="warn">{say('variants.tooMany', { max: VARIANTS_MAX })}</Alert>}
        <Field label={say('variants.name')} required error={wrong['name']}>
          <TextInput value={name} onChange={setName} maxLengthText={say('form.maxLength')} autoComplete="off" />
        </Field>
        <Fields>
          {variantAxes.map((axis) => (
            <Field key={axis} label={say(`field.product.${axis}`)} hint={say(`variants.hint.${axis}`)}>
              <TextInput
                value={texts[axis]}
                onChange={(text) => setTexts({ ...texts, [axis]: text })}
                maxLength={600}
                maxLengthText={say('form.maxLength')}
                autoComplete="off"
              />
            </Field>
          ))}
        </Fields>
        {wrong['axes'] !== undefined && <Text tone="bad">{wrong['axes']}</Text>}
        {plan.missing.length > 0 && (
          <Stack as="ul">
            {plan.missing.slice(0, VARIANTS_MAX).map((one) => (
              <VariantRow key={one.key}>
                <Checkbox
                  label={one.name}
                  checked={own[one.key]?.out !== true}
                  onChange={(isIn) => change(one.key, { out: !isIn })}
                />
                <TextInput
                  aria-label={say('variants.sku.of', { name: one.name })}
                  maxLength={40}
                  autoComplete="off"
                  spellCheck={false}
                  value={own[one.key]?.sku ?? one.sku}
                  onChange={(sku) => change(one.key, { sku: sku.toUpperCase() })}
                />
                <MoneyInput
                  aria-label={say('variants.price.of', { name: one.name })}
                  currency={defaultCurrency}
                  locale={locale}
                  value={own[one.key]?.price ?? base.price}
                  onChange={(price) => change(one.key, { price })}
                />
                {wrongOf(one) !== undefined && (
                  <Text tone="bad" size="s">
                    {wrongOf(one)}
                  </Text>
                )}
              </VariantRow>
            ))}
          </Stack>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}
