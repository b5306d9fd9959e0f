import { date } from '@tilldesk/domain/fields';
import { invoices, QUOTE_DAYS_MAX, type Invoice } from '@tilldesk/domain/sales';
import { addDays } from '@tilldesk/domain/time';
import { action, type Action, type TextContext } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

/** Default validity of a quote in days. */
const DAYS_OF_A_QUOTE = 14;

/** Asks for the last day on which the prices of a quote are valid. */
const quote = {
  size: 's',
  title: 'sales.quote.title',
  text: 'sales.quote.text',
  confirm: 'sales.quote.do',
  fields: {
    until: {
      label: 'sales.quote.until',
      schema: date({ required: true }),
      initial: (_: unknown, { today }: TextContext) => addDays(today, DAYS_OF_A_QUOTE),
      range: ({ today }: TextContext) => ({ min: today, max: addDays(today, QUOTE_DAYS_MAX) }),
      check: (until: string, _: unknown, { today, t }: TextContext) => {
        if (until < today) return t('problem.day.over');
        const isOver = until > addDays(today, QUOTE_DAYS_MAX);
        return isOver ? t('problem.quote.tooLong', { days: QUOTE_DAYS_MAX }) : undefined;
      },
    },
  },
} as const;

/** Makes a quote valid until another day. */
export const renewQuote: Action<Invoice> = action({
  ...quote,
  send: ({ id, version }, { until }) => call(invoices.quote, { params: { id }, body: { version, until } }),
  done: 'sales.quote.done',
  refresh: ['invoices'],
});

/** Saves the sale at the till as a quote. `save` shows its own problems. */
export const quoteSale: Action<{ save: (until: string) => Promise<unknown> }> = action({
  ...quote,
  send: ({ save }, { until }) => save(until),
});
