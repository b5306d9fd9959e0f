import { action, missingValue, type Action, type ActionInputProps } from '../../../actions/action.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ReasonInput } from '../till/ReasonInput.tsx';

/** Asks for the reason that a sale beyond a limit requires; `text` says why. */
export const explainSale: Action<{ text: string }, string> = action({
  title: 'sales.why.title',
  text: ({ text }) => text,
  confirm: 'sales.why.do',
  fields: {
    reason: {
      input: SaleReason,
      initial: () => '',
      check: (reason) => (reason.trim() === '' ? missingValue : undefined),
    },
  },
  send: (_, { reason }) => Promise.resolve(reason.trim()),
});

function SaleReason<Of>({ value, onChange, error }: ActionInputProps<Of, string>) {
  const t = useTranslate();
  return <ReasonInput label={t('sales.reason')} required value={value} onChange={onChange} error={error} />;
}
