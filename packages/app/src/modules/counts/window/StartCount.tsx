import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { COUNT_THRESHOLD, countModes, type CountDraft, type CountMode, type counts } from '@tilldesk/domain/counts';
import { Alert, Button, Card, Field, MoneyInput, RadioGroup, TextArea } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { RestoredStrip } from '../../../drafts/RestoredStrip.tsx';
import { useDraft } from '../../../drafts/useDraft.ts';
import { withTyped } from '../../../drafts/withTyped.ts';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useLeave } from '../../../navigation/useLeave.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { FormFrame, Fields } from '../../../resource/form/Form.styles.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { countAt, countPage } from '../places.ts';

export type StartCountProps = {
  place: Answer<typeof counts.place>;
  scope: { mainCategoryId: string; subCategoryId: string | null };
  busy: boolean;
  onStart: (draft: CountDraft) => void;
  /** Handles a scan made before the count was started; called after `onStart`. */
  onScan: (code: string) => Promise<'taken' | 'rejected'>;
};

/** The saved fields of the form draft. */
const savedFields = z.object({
  mode: z.enum(countModes),
  brand: z.nullable(z.string()),
  vendorId: z.nullable(z.string()),
  threshold: z.nullable(z.number()),
  note: z.string(),
});
const blank: z.output<typeof savedFields> = {
  mode: 'full',
  brand: null,
  vendorId: null,
  threshold: COUNT_THRESHOLD,
  note: '',
};

/** Form that starts a count of a category: its kind and its filters. */
export function StartCount({ place, scope, busy, onStart, onScan }: StartCountProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { moment } = useFormats();
  const { permissions, store } = useSession();
  const [id] = useState(newId);
  const [mode, setMode] = useState<CountMode>('full');
  const [brand, setBrand] = useState<string | null>(null);
  const [vendorId, setVendorId] = useState<string | null>(null);
  const [threshold, setThreshold] = useState<number | null>(COUNT_THRESHOLD);
  const [note, setNote] = useState('');
  const isWritten =
    note !== '' || mode !== 'full' || brand !== null || vendorId !== null || threshold !== COUNT_THRESHOLD;
  const content = { mode, brand, vendorId, threshold, note };
  const record = `${scope.mainCategoryId} ${scope.subCategoryId ?? ''}`;
  const put = (entered: z.output<typeof savedFields>) => {
    setMode(entered.mode);
    setBrand(entered.brand);
    setVendorId(entered.vendorId);
    setThreshold(entered.threshold);
    setNote(entered.note);
  };
  const draft = useDraft(record, isWritten ? content : null, (found) => {
    const read = z.safeParse(savedFields, found);
    if (read.success) put(withTyped(blank, content, read.data));
    return read.success;
  });
  const release = useLeave(isWritten, draft.drop);
  const mayStart = can(permissions, 'Inventory', 'create');
  const start = () => {
    draft.drop();
    release();
    onStart({ id, ...scope, mode, brand, vendorId, threshold, note });
  };
  // The first scan starts the count with the current form and is counted in it.
  useScan(
    ({ text }) => {
      if (!busy) start();
      return onScan(text);
    },
    { when: mayStart },
  );
  const overlapping = place.open.filter(({ scope: other }) => other.subCategoryId !== scope.subCategoryId);
  return (
    <Stack>
      {overlapping.map(({ id: other, number, startedBy, startedAt, scope: its }) => (
        <Alert
          key={other}
          tone="warn"
          actions={
            <PageLink to={countPage} with={countAt(its)} query={{ count: other }} tone="secondary">
              {t('counts.begin.open', { number })}
            </PageLink>
          }
        >
          {t('counts.begin.meets', { number, by: startedBy, at: moment(startedAt) })}
        </Alert>
      ))}
      <Card>
        <FormFrame
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            start();
          }}
        >
          <RestoredStrip
            at={draft.restoredAt}
            onDiscard={() => {
              draft.drop();
              put(blank);
            }}
          />
          <Field label={t('counts.mode')}>
            <RadioGroup
              choices={countModes.map((one) => ({
                id: one,
                label: t(`counts.mode.${one}`),
                hint: t(`counts.mode.${one}.hint`),
              }))}
              value={mode}
              onChange={(chosen) => setMode(countModes.find((one) => one === chosen) ?? 'full')}
            />
          </Field>
          <Fields>
            {place.brands.length > 0 && (
              <Field label={t('counts.brand')}>
                <Select
                  options={place.brands.map((one) => ({ id: one, label: one }))}
                  placeholder={t('counts.any')}
                  value={brand}
                  onChange={setBrand}
                  clearable
                  onClear={() => setBrand(null)}
                />
              </Field>
            )}
            {place.vendors.length > 0 && (
              <Field label={t('counts.vendor')} hint={t('counts.vendor.hint')}>
                <Select
                  options={place.vendors.map((one) => ({ id: one.id, label: one.name }))}
                  placeholder={t('counts.any')}
                  value={vendorId}
                  onChange={setVendorId}
                  clearable
                  onClear={() => setVendorId(null)}
                />
              </Field>
            )}
            <Field label={t('counts.threshold')} hint={t('counts.threshold.hint')}>
              <MoneyInput currency={store.defaultCurrency} locale={locale} value={threshold} onChange={setThreshold} />
            </Field>
            <Field label={t('counts.note')} data-span="all">
              <TextArea rows={2} maxLength={500} maxLengthText={t('form.maxLength')} value={note} onChange={setNote} />
            </Field>
          </Fields>
          {mayStart ? (
            <Row>
              <Button type="submit" tone="primary" size="l" icon="scan" busy={busy}>
                {t('counts.begin')}
              </Button>
            </Row>
          ) : (
            <Alert>{t('counts.begin.noRight')}</Alert>
          )}
        </FormFrame>
      </Card>
    </Stack>
  );
}
