import { transactionCalls, type SavedTransaction } from '@tilldesk/domain/stores';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
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
