import { receiptLanguages, type ReceiptLanguage } from '@tilldesk/domain/receipts';
import { Segments } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ReceiptSheet } from './sheets.ts';

type LanguageChoiceProps = {
  value: ReceiptLanguage;
  disabled?: boolean;
  onChange: (language: ReceiptLanguage) => void;
};

const names: Readonly<Record<ReceiptLanguage, string>> = { en: 'English', es: 'Español' };

/** Selects the language of a receipt or an email for another person; each language is shown by its own name. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const t = useTranslate();
  const options = receiptLanguages.map((value) => ({ value, name: names[value], face: names[value], lang: value }));
  return <Segments label={t('shell.language')} options={options} {...props} />;
}

/** Returns the language that a sheet is written in. */
export const languageOf = ({ locale }: Pick<ReceiptSheet, 'locale'>): ReceiptLanguage =>
  receiptLanguages.find((language) => locale.startsWith(language)) ?? 'en';
