import { Field, Text, TextArea } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { RejectedList } from '../products.styles.ts';
import { UNITS_MAX, type UnitCode } from './unitCodes.ts';

type UnitCodesInputProps = {
  text: string;
  onText: (text: string) => void;
  /** The codes parsed from the text. */
  codes: readonly UnitCode[];
  disabled: boolean;
  /** The server's errors for single units, by `units.<at>.code`. */
  rejected: Readonly<Record<string, string>>;
  error: string | undefined;
};

/** Input for IMEIs and serial numbers, one per line; checks them while typing. */
export function UnitCodesInput({ text, onText, codes, disabled, rejected, error }: UnitCodesInputProps) {
  const t = useTranslate();
  const invalidCodes = codes.flatMap(({ code, line, wrong: codeProblem }, at) => {
    const why = codeProblem === null ? rejected[`units.${at}.code`] : `${code} ${t(`products.opening.${codeProblem}`)}`;
    return why === undefined ? [] : [{ at, line, why }];
  });
  return (
    <div>
      <Field label={t('products.opening.codes')} hint={t('products.opening.codesHint')} required error={error}>
        <TextArea
          rows={8}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={UNITS_MAX * 42}
          maxLengthText={t('form.maxLength')}
          counterText={() => t('products.opening.right', { count: codes.length })}
          value={text}
          onChange={onText}
          disabled={disabled}
        />
      </Field>
      <div role="status">
        {invalidCodes.length > 0 && (
          <RejectedList>
            {invalidCodes.map(({ at, line, why }) => (
              <Text as="li" key={at} size="s" tone="bad">
                <Text weight="medium">{t('products.opening.line', { line })}</Text> {why}
              </Text>
            ))}
          </RejectedList>
        )}
      </div>
    </div>
  );
}
