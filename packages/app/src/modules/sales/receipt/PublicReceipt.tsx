import { receiptByToken } from '@tilldesk/domain/receipts';
import type { Answer } from '@tilldesk/domain/contract';
import { Button, EmptyState, PageHeader } from '@tilldesk/ui';
import { IconSprite } from '@tilldesk/ui/icons';
import { Barcode, Receipt } from '@tilldesk/ui/print';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useSharedState } from '../../../browser/sharedState.ts';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { sheetPaperOf } from '../../../printing/sheetPaperOf.ts';
import { Wait } from '../../../page/Loading.tsx';
import { catalogue } from '../../../i18n/catalogue.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import { problemSentence } from '../../../i18n/problemSentences.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { theme } from '../../../browser/preference.ts';
import { useWindowTitle } from '../../../browser/useWindowTitle.ts';
import { Around } from './PublicReceipt.styles.ts';
import { sheetOf } from './useReceiptSheet.ts';

type Opened = Answer<typeof receiptByToken>;
type Found = { receipt: Opened } | { problem: ApiProblem } | null;

/**
 * Public receipt page for the owner of a link, signed in or not, in the language of the link. It shows nothing of any other
 * store.
 */
export function PublicReceipt({ token }: { token: string }) {
  const intl = useSyncExternalStore(catalogue.subscribe, catalogue.intl);
  const themeChoice = useSharedState(theme);
  const [found, setFound] = useState<Found>(null);
  useEffect(
    function openTheLink() {
      let left = false;
      void opened(token).then((next) => {
        if (!left) setFound(next);
      });
      return () => {
        left = true;
      };
    },
    [token],
  );
  return (
    <ThemeRoot page theme={themeChoice ?? 'system'}>
      <IconSprite />
      <RawIntlProvider value={intl}>
        <Around>
          {found === null && <Wait fullPage />}
          {found !== null && ('receipt' in found ? <Shown {...found.receipt} /> : <Closed problem={found.problem} />)}
        </Around>
      </RawIntlProvider>
    </ThemeRoot>
  );
}

async function opened(token: string): Promise<Found> {
  try {
    const receipt = await call(receiptByToken, { body: { token } });
    await catalogue.setLanguage(receipt.language);
    document.documentElement.lang = receipt.language;
    return { receipt };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { problem: error };
  }
}

function Shown({ invoice, store, endsAt }: Opened) {
  const t = useTranslate();
  const mark = invoice.status === 'voided' ? t('sales.status.voided') : undefined;
  const { receipt, texts, currency, locale, timeZone } = sheetOf(useIntl(), invoice, store, mark);
  const number = invoice.number ?? '';
  const title = t('sales.receipt.from', { number, store: store.storeName });
  useWindowTitle(title);
  const until = formatsOf({ locale, currency, timeZone }).date(endsAt);
  return (
    <>
      <PageHeader
        title={title}
        text={t('sales.receipt.opensUntil', { day: until })}
        actions={
          <Button tone="primary" icon="print" onClick={printPage}>
            {t('sales.print')}
          </Button>
        }
      />
      <Receipt
        receipt={receipt}
        texts={texts}
        paper={sheetPaperOf(currency)}
        currency={currency}
        locale={locale}
        timeZone={timeZone}
        barcode={<Barcode value={number} label={t('sales.barcode.of', { number })} bare height={36} />}
      />
    </>
  );
}

/** Expired and unknown links show the same message. */
function Closed({ problem }: { problem: ApiProblem }) {
  const t = useTranslate();
  useWindowTitle(t('sales.receipt'));
  const isOver = problem.code === 'receipt.link' || problem.code === 'request.invalid';
  return (
    <>
      <PageHeader title={t('sales.receipt')} />
      <EmptyState
        icon="receipt"
        title={t(isOver ? 'sales.receipt.over' : 'sales.receipt.failed')}
        text={isOver ? t('sales.receipt.over.text') : problemSentence(problem, t.ifKnown, String)}
      />
    </>
  );
}
