import { trackings, component, COMPONENTS_MAX, type Component } from '@tilldesk/domain/products';
import { Button, Field, IconButton, NumberInput, Text } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Stack } from '../../../page/flow.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import * as z from 'zod/mini';
import { ProductSelect } from '../ProductSelect.tsx';
import { PartRow } from '../products.styles.ts';

/** A component that is not chosen yet has no product. */
const parts = z.array(z.object({ ...component.shape, productId: z.string() }));
const none: Component = { productId: '', quantity: 1 };

/** Input for how a product is tracked; a product without its own stock may be a bundle of others. */
export function TrackingInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { tracking } = values;
  const read = z.safeParse(parts, values['components'] ?? []);
  const components = read.success ? read.data : [];
  const put = (next: readonly Component[]) => onChange({ components: next.length === 0 ? null : next });
  const change = (at: number, one: Partial<Component>) =>
    put(components.map((part, index) => (index === at ? { ...part, ...one } : part)));
  return (
    <Stack>
      <Field
        id={fieldIds['tracking']}
        label={t('field.product.tracking')}
        hint={t('products.hint.tracking')}
        required
        error={errors['tracking']}
      >
        <Select
          options={trackings.map((id) => ({ id, label: t(`choice.product.tracking.${id}`) }))}
          texts={texts}
          value={typeof tracking === 'string' ? tracking : ''}
          onChange={(next) => onChange({ tracking: next, ...(next === 'none' ? {} : { components: null }) })}
        />
      </Field>
      {tracking === 'none' && (
        <Stack role="group" aria-label={t('field.product.components')} id={fieldIds['components']}>
          <div>
            <Text as="p" weight="medium">
              {t('field.product.components')}
            </Text>
            <Text as="p" size="s" tone={errors['components'] === undefined ? 'muted' : 'bad'}>
              {errors['components'] ?? t('products.hint.components')}
            </Text>
          </div>
          {components.length > 0 && (
            <Stack as="ul">
              {components.map((part, at) => (
                <PartRow key={part.productId || 'new'}>
                  <ProductSelect
                    label={t('products.part', { at: at + 1 })}
                    tracking="quantity"
                    value={part.productId || null}
                    onChange={(productId) => change(at, { productId: productId ?? '' })}
                  />
                  <NumberInput
                    stepper
                    aria-label={t('products.part.quantity', { at: at + 1 })}
                    lessLabel={t('products.part.less', { at: at + 1 })}
                    moreLabel={t('products.part.more', { at: at + 1 })}
                    min={1}
                    max={1000}
                    value={part.quantity}
                    onChange={(quantity) => change(at, { quantity: quantity ?? 1 })}
                  />
                  <IconButton
                    icon="trash"
                    label={t('products.part.remove', { at: at + 1 })}
                    onClick={() => put(components.toSpliced(at, 1))}
                  />
                  {errors[`components.${at}.productId`] !== undefined && (
                    <Text tone="bad" size="s">
                      {errors[`components.${at}.productId`]}
                    </Text>
                  )}
                </PartRow>
              ))}
            </Stack>
          )}
          <div>
            <Button
              size="s"
              icon="plus"
              disabled={components.length >= COMPONENTS_MAX || components.some(({ productId }) => productId === '')}
              onClick={() => put([...components, none])}
            >
              {t('products.part.add')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}
