import type { PolicyHead, PolicyKind, PolicyTexts } from '@tilldesk/domain/policies';
import { DescriptionList } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { ReceiptExcerpt } from '@tilldesk/ui/print';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { languages } from '../../i18n/Messages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ApiProblem } from '../../api/ApiProblem.ts';
import { usePolicyTerms } from './usePolicyTerms.ts';

/** A version of either policy; days and fee exist only for refund policies. */
type Version = PolicyHead & PolicyTexts & { returnDays?: number | null; restockingFeeRate?: string };

export type VersionAnswer = { data: Version | undefined; problem: ApiProblem | undefined; again: () => void };

type VersionDialogProps = {
  kind: PolicyKind;
  answer: VersionAnswer;
  onClose: () => void;
};

/** Shows a version of a policy. */
export function VersionDialog({ kind, answer: { data, problem, again }, onClose }: VersionDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      title={data ? t('policies.version', { number: data.number }) : t('policies.history')}
      closeLabel={t('policies.close')}
      onClose={onClose}
    >
      {data && <Shown kind={kind} version={data} />}
      {!data && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
    </Dialog>
  );
}

function Shown({ kind, version }: { kind: PolicyKind; version: Version }) {
  const t = useTranslate();
  const { moment, percent } = useFormats();
  const printed = usePolicyTerms(kind);
  const { by, at, returnDays, restockingFeeRate, textEn, textEs } = version;
  const days = returnDays ?? null;
  const facts = [
    { id: 'by', label: t('policies.version.by', { by }), value: moment(at) },
    ...(restockingFeeRate === undefined
      ? []
      : [
          {
            id: 'days',
            label: t('policies.field.returnDays'),
            value: days === null ? t('policies.version.noDays') : t('policies.version.days', { count: days }),
          },
          { id: 'fee', label: t('policies.field.restockingFeeRate'), value: percent(restockingFeeRate) },
        ]),
  ];
  return (
    <Stack>
      <DescriptionList items={facts} />
      {languages.flatMap((language) => {
        const terms = printed({ textEn, textEs }, language);
        const own = language === 'en' ? textEn : textEs;
        return own === null ? [] : [<ReceiptExcerpt key={language} lang={language} terms={terms} />];
      })}
    </Stack>
  );
}
