import { QUOTE_DAYS_MAX } from '@tilldesk/domain/shop';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { Stack } from '../../page/flow.styles.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ApiProblem } from '../../api/ApiProblem.ts';
import { useSession } from '../../session/useSession.ts';

/** Default validity of a quote in days. */
const DAYS_OF_A_QUOTE = 14;

type QuoteDialogProps = {
  busy: boolean;
  problem: ApiProblem | null;
  onConfirm: (until: string) => void;
  onClose: () => void;
};

/** Asks for the last day on which the prices of a quote are valid. */
export function QuoteDialog({ busy, problem, onConfirm, onClose }: QuoteDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [until, setUntil] = useState(() => addDays(today, DAYS_OF_A_QUOTE));
  const [tried, setTried] = useState(false);
  const last = addDays(today, QUOTE_DAYS_MAX);
  const missing = until === '' ? problems.field({ code: 'required', message: '' }) : undefined;
  const outside = until > last ? t('problem.quote.tooLong', { days: QUOTE_DAYS_MAX }) : undefined;
  const fieldError = missing ?? (until < today ? t('problem.day.over') : outside);
  const rejected = problem && problems.fields(problem.fields)['until'];
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fieldError === undefined) onConfirm(until);
  };
  return (
    <Dialog
      open
      size="s"
      title={t('sales.quote.title')}
      description={t('sales.quote.text')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={busy}>
            {t('sales.quote.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={confirm}>
        {problem && rejected == null && <Alert tone="bad">{problems.message(problem)}</Alert>}
        <Field
          label={t('sales.quote.until')}
          required
          error={tried && fieldError !== undefined ? fieldError : (rejected ?? undefined)}
        >
          <DateInput value={until} min={today} max={last} readOnly={busy} onChange={setUntil} />
        </Field>
      </Stack>
    </Dialog>
  );
}
