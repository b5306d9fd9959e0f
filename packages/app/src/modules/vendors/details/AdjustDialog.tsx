import { adjustVendorBalance, type Vendor } from '@tilldesk/domain/stock';
import { Alert, Button, Field, MoneyInput, RadioGroup, TextArea } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';

/** Dialog that posts a balance from before the ledger was in use, or a settlement outside of it. */
export function AdjustDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const problems = useProblem();
  const { defaultCurrency: currency } = useSession().store;
  const { run, busy, problem, unsure } = useMutation();
  const [id] = useState(newId);
  const [direction, setDirection] = useState('more');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const owed = vendor.balance ?? 0;
  const signed = (amount ?? 0) * (direction === 'more' ? 1 : -1);
  const { close, confirmDialog } = useCloseGuard(amount !== null || reason.trim() !== '', onClose);
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const required = problems.field({ code: 'required', message: '' });

  const adjust = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (signed === 0 || reason.trim() === '') return;
    const body = { id, amount: signed, reason: reason.trim() };
    const done = await run(body, (key) => call(adjustVendorBalance, { params: { id: vendor.id }, body }, { key }));
    if (done === null) return;
    refresh('vendors');
    toasts.show({ tone: 'ok', text: t('vendors.adjust.done', { balance: money(done.balance) }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('vendors.adjust')}
      description={t('vendors.adjust.about', { balance: money(owed) })}
      closeLabel={t('buying.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={FORM} tone="primary" busy={busy}>
            {t(unsure ? 'buying.again' : 'vendors.adjust.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void adjust(event)}>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <Field label={t('vendors.adjust.change')}>
          <RadioGroup
            value={direction}
            onChange={setDirection}
            choices={[
              { id: 'more', label: t('vendors.adjust.more') },
              { id: 'less', label: t('vendors.adjust.less') },
            ]}
          />
        </Field>
        <Field
          label={t('vendors.entry.amount')}
          required
          hint={signed === 0 ? undefined : t('vendors.adjust.after', { balance: money(owed + signed) })}
          error={(tried && signed === 0 ? required : undefined) ?? fieldErrors['amount']}
        >
          <MoneyInput currency={currency} locale={locale} value={amount} onChange={setAmount} />
        </Field>
        <Field
          label={t('vendors.adjust.reason')}
          required
          error={(tried && reason.trim() === '' ? required : undefined) ?? fieldErrors['reason']}
        >
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={200} maxLengthText={t('form.maxLength')} />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const FORM = 'adjust-vendor';
