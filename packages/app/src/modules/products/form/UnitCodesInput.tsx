import type { Product } from '@tilldesk/domain/products';
import { Field, Text, TextArea } from '@tilldesk/ui';
import type { ActionInputProps } from '../../../actions/action.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { RejectedList } from '../products.styles.ts';
import { problemOfCodes, readUnitCodes, UNITS_MAX } from './unitCodes.ts';

/** Input for IMEIs and serial numbers, one per line; checks them while typing. */
export function UnitCodesInput({ value, onChange, error, serverErrors, readOnly }: ActionInputProps<Product, string>) {
  const t = useTranslate();
  const codes = readUnitCodes(value);
  const invalidCodes = codes.flatMap(({ code, line, codeProblem }, at) => {
    const why =
      codeProblem === null ? serverErrors[`units.${at}.code`] : `${code} ${t(`products.opening.${codeProblem}`)}`;
    return why === undefined ? [] : [{ at, line, why }];
  });
  return (
    <div>
      <Field
        label={t('products.opening.codes')}
        hint={t('products.opening.codesHint')}
        required
        error={error ?? (codes.length > 0 ? problemOfCodes(codes, t) : undefined)}
      >
        <TextArea
          rows={8}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={UNITS_MAX * 42}
          maxLengthText={t('form.maxLength')}
          counterText={() => t('products.opening.right', { count: codes.length })}
          value={value}
          onChange={onChange}
          readOnly={readOnly}
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
