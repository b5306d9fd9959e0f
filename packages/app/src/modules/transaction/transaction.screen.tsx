import { transactionCalls, type SavedTransaction } from '@tilldesk/domain/shop';
import { Failed } from '../../kit/page/Failed.tsx';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useTranslate } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { RegistersSection } from './RegistersSection.tsx';
import { TransactionForm } from './TransactionForm.tsx';
import { useTransactionForm } from './useTransactionForm.ts';

/** The transaction settings of the store (spec §3). */
export function Screen() {
  const { data, problem, again } = useAnswer(transactionCalls.one, {});
  if (data) return <Loaded settings={data} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ settings, onAgain }: { settings: SavedTransaction; onAgain: () => void }) {
  const t = useTranslate();
  const form = useTransactionForm(settings, onAgain);
  return (
    <Page width="narrow" about={t('transaction.about')}>
      <Stack>
        <RegistersSection />
        <TransactionForm form={form} />
      </Stack>
    </Page>
  );
}
