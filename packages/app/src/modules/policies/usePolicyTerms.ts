import { policyTextIn, type PolicyKind, type PolicyTexts } from '@tilldesk/domain/policies';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { ReceiptTerm } from '@tilldesk/ui/print';
import { formatsOf } from '../../i18n/formats.ts';
import { localeOf, type Language } from '../../i18n/Messages.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Returns a function with the terms that a receipt printed today would contain for a policy, in a language; an empty list if
 * there are none.
 */
export function usePolicyTerms(kind: PolicyKind) {
  const t = useTranslate();
  const { defaultCurrency: currency, timeZone } = useSession().store;
  return (policy: PolicyTexts & { returnDays?: number | null }, language: Language): ReceiptTerm[] => {
    const { day } = formatsOf({ locale: localeOf[language], currency, timeZone });
    const days = policy.returnDays ?? null;
    const until = days === null ? [] : [day(addDays(dayOf(new Date(), timeZone), days))];
    const paragraphs = [
      ...until.map((last) => t(`policies.print.returnBy.${language}`, { day: last })),
      ...(policyTextIn(policy, language) ?? '').split('\n').filter(Boolean),
    ];
    return paragraphs.length === 0 ? [] : [{ id: kind, title: t(`policies.print.${kind}.${language}`), paragraphs }];
  };
}
