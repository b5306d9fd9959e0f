import { Field, Text, TextArea } from '@tilldesk/ui';
import { useSay } from '../../kit/say/useSay.ts';
import { Refused } from './products.styles.ts';
import { UNITS_MAX, type UnitCode } from './unitCodes.ts';

type UnitCodesInputProps = {
  text: string;
  onText: (text: string) => void;
  /** The text as it was read. */
  codes: readonly UnitCode[];
  disabled: boolean;
  /** What the server said of single units, by `units.<at>.code`. */
  refused: Readonly<Record<string, string>>;
  error: string | undefined;
};

/** Takes IMEIs and serial numbers, one per line, and checks them while they come. */
export function UnitCodesInput({ text, onText, codes, disabled, refused, error }: UnitCodesInputProps) {
  const say = useSay();
  const wrongs = codes.flatMap(({ code, line, wrong }, at) => {
    const why = wrong === null ? refused[`units.${at}.code`] : `${code} ${say(`products.opening.${wrong}`)}`;
    return why === undefined ? [] : [{ at, line, why }];
  });
  return (
    <div>
      <Field label={say('products.opening.codes')} hint={say('products.opening.codesHint')} required error={error}>
        <TextArea
          rows={8}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={UNITS_MAX * 42}
          maxLengthText={say('form.maxLength')}
          counterText={() => say('products.opening.right', { count: codes.length })}
          value={text}
          onChange={onText}
          disabled={disabled}
        />
      </Field>
      <div role="status">
        {wrongs.length > 0 && (
          <Refused>
            {wrongs.map(({ at, line, why }) => (
              <Text as="li" key={at} size="s" tone="bad">
                <Text weight="medium">{say('products.opening.line', { line })}</Text> {why}
              </Text>
            ))}
          </Refused>
        )}
      </div>
    </div>
  );
}
