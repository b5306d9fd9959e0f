import type { Product } from '@tilldesk/domain/shop';
import { Alert, Button, Field, MoneyInput, NumberInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { readUnitCodes, UNITS_MAX } from './unitCodes.ts';
import { UnitCodesInput } from './UnitCodesInput.tsx';
import { useOpening } from './useOpening.ts';

/** Dialog for a product's opening stock: the quantity or the units, and the cost of one piece. */
export function OpeningStock({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money, number } = useFormats();
  const problems = useProblem();
  const { defaultCurrency: currency } = useSession().store;
  const [cost, setCost] = useState<number | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { send, unsure, problem, busy } = useOpening(product, (onHand) => {
    toasts.show({ tone: 'ok', text: t('products.opening.saved', { product: product.name, onHand: number(onHand) }) });
    onClose();
  });

  const bySerial = product.tracking === 'serialized';
  const codes = bySerial ? readUnitCodes(text) : [];
  const pieces = bySerial ? codes.length : (quantity ?? 0);
  const lacks = {
    cost: cost === null ? t('products.opening.needCost') : undefined,
    pieces: bySerial ? lackOf(codes) : pieces < 1 ? t('products.opening.needQuantity') : undefined,
  };
  function lackOf(read: typeof codes): string | undefined {
    if (read.length === 0) return t('products.opening.needCodes');
    if (read.length > UNITS_MAX) return t('products.opening.tooMany', { max: UNITS_MAX });
    const count = read.filter(({ wrong: codeProblem }) => codeProblem !== null).length;
    return count > 0 ? t('products.opening.wrongs', { count }) : undefined;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cost === null || lacks.pieces !== undefined) return;
    send({ unitCost: cost, ...(bySerial ? { units: codes.map(({ code }) => ({ code })) } : { quantity: pieces }) });
  };
  const rejected = problem?.fields ?? {};
  const { close, confirmDialog } = useCloseGuard(cost !== null || quantity !== null || text.trim() !== '', onClose);
  return (
    <Dialog
      open
      size={bySerial ? 'l' : 'm'}
      title={t('products.opening')}
      description={t('products.opening.about', { product: product.name })}
      closeLabel={t('products.opening.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('products.opening.cancel')}</Button>
          <Button tone="primary" type="submit" form={FORM} busy={busy}>
            {t(unsure ? 'products.opening.retry' : 'products.opening.save')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={submit}>
        {unsure && <Alert tone="warn">{t('products.opening.unsure')}</Alert>}
        {problem && !unsure && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {bySerial ? (
          <UnitCodesInput
            text={text}
            onText={setText}
            codes={codes}
            disabled={unsure}
            rejected={problems.fields(rejected)}
            error={tried || codes.length > 0 ? lacks.pieces : undefined}
          />
        ) : (
          <Field
            label={t('products.opening.quantity')}
            required
            error={(tried ? lacks.pieces : undefined) ?? (rejected['quantity'] && problems.field(rejected['quantity']))}
          >
            <NumberInput value={quantity} onChange={setQuantity} max={100_000} disabled={unsure} />
          </Field>
        )}
        <Field
          label={t('products.opening.unitCost')}
          required
          hint={
            cost === null || pieces === 0 ? undefined : t('products.opening.total', { amount: money(cost * pieces) })
          }
          error={(tried ? lacks.cost : undefined) ?? (rejected['unitCost'] && problems.field(rejected['unitCost']))}
        >
          <MoneyInput value={cost} onChange={setCost} currency={currency} locale={locale} disabled={unsure} />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const FORM = 'opening-stock';
