import { receiptLanguages, type ReceiptLanguage } from '@tilldesk/domain/shop';
import { Segments } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ReceiptSheet } from './sheets.ts';

type LanguageChoiceProps = {
  value: ReceiptLanguage;
  disabled?: boolean;
  onChange: (language: ReceiptLanguage) => void;
};

const names: Readonly<Record<ReceiptLanguage, string>> = { en: 'English', es: 'Español' };

/** In which language somebody else gets a paper or a mail; each is called as its speakers call it. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const t = useTranslate();
  const options = receiptLanguages.map((value) => ({ value, name: names[value], face: names[value], lang: value }));
  return <Segments label={t('shell.language')} options={options} {...props} />;
}

/** The language that a sheet is written in. */
export const languageOf = ({ locale }: Pick<ReceiptSheet, 'locale'>): ReceiptLanguage =>
  receiptLanguages.find((language) => locale.startsWith(language)) ?? 'en';
