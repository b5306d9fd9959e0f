import { Button, IconButton, MoneyInput, Text, TextInput } from '@tilldesk/ui';
import type { Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { ChargeRow } from '../purchases.styles.ts';
import type { Order, OrderAction, OrderCharge } from './order.ts';
import type { FieldErrors } from './useOrder.ts';

const CHARGES_MAX = 10;

type ChargesProps = { order: Order; act: Dispatch<OrderAction>; fieldErrors: FieldErrors };

/** Input for an order's charges: freight first, then other charges by name. */
export function Charges({ order: { charges }, act, fieldErrors }: ChargesProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const problems = useProblem();
  const { defaultCurrency: currency } = useSession().store;
  const put = (next: readonly OrderCharge[]) => act({ type: 'changed', change: { charges: next } });
  const add = (label: string) => put([...charges, { id: newId(), label, amount: null }]);
  const fieldError = Object.entries(fieldErrors).find(([path]) => path.startsWith('charges'))?.[1];
  return (
    <Stack>
      {charges.map((charge) => (
        <ChargeRow key={charge.id}>
          <TextInput
            aria-label={t('purchases.charge.name')}
            value={charge.label}
            maxLength={40}
            maxLengthText={t('form.maxLength')}
            autoComplete="off"
            onChange={(label) => put(charges.map((one) => (one.id === charge.id ? { ...one, label } : one)))}
          />
          <MoneyInput
            aria-label={t('purchases.charge.amount', { name: charge.label })}
            currency={currency}
            locale={locale}
            value={charge.amount}
            onChange={(amount) => put(charges.map((one) => (one.id === charge.id ? { ...one, amount } : one)))}
          />
          <IconButton
            icon="trash"
            label={t('purchases.charge.remove', { name: charge.label })}
            onClick={() => put(charges.filter((one) => one.id !== charge.id))}
          />
        </ChargeRow>
      ))}
      {fieldError && (
        <Text as="p" size="s" tone="bad" role="alert">
          {problems.field(fieldError)}
        </Text>
      )}
      <Row>
        <Button
          size="s"
          icon="truck"
          disabled={charges.length >= CHARGES_MAX}
          onClick={() => add(t('purchases.freight'))}
        >
          {t('purchases.freight.add')}
        </Button>
        <Button size="s" tone="quiet" icon="plus" disabled={charges.length >= CHARGES_MAX} onClick={() => add('')}>
          {t('purchases.charge.add')}
        </Button>
      </Row>
    </Stack>
  );
}
