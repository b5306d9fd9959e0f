import type { PayLine } from '@tilldesk/domain/employees';
import { ItemList } from '@tilldesk/ui';
import { usePayLineTexts } from './payLineText.ts';

/** The lines of a payment: what was earned and deducted. */
export function PayLines({ lines }: { lines: readonly PayLine[] }) {
  const texts = usePayLineTexts();
  return (
    <ItemList
      variant="filled"
      items={texts(lines).map(({ id, what, count, rate, amount }) => ({
        id,
        title: what,
        text: [count, rate].filter((part) => part !== '').join(' · '),
        value: amount,
      }))}
    />
  );
}
