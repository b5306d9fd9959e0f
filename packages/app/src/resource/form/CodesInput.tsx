import { Icon, Tag, Text, TextInput } from '@tilldesk/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Codes } from './Form.styles.ts';

export type CodesInputProps = {
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
  /** @default 10 */
  max?: number;
  /** Codes are stored in capitals; words, at most 30 letters, are stored as typed. @default 'codes' */
  of?: 'codes' | 'words';
};

/** Accepts several codes or words, each ended by Enter, as a scanner sends it. That Enter never submits the form. */
export function CodesInput({ value, onChange, max = 10, of = 'codes' }: CodesInputProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');

  const add = () => {
    const code = of === 'codes' ? typed.trim().toUpperCase() : typed.trim();
    if (code === '') return;
    const fieldError = value.includes(code)
      ? t('form.code.twice', { code })
      : value.length >= max
        ? t('form.code.full', { max })
        : '';
    setNote(fieldError);
    setTyped('');
    if (fieldError === '') onChange([...value, code]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };

  return (
    <div>
      <TextInput
        icon={of === 'codes' ? 'barcode' : 'tag'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={of === 'codes' ? 40 : 30}
        maxLengthText={t('form.maxLength')}
        placeholder={t(of === 'codes' ? 'form.code.add' : 'form.word.add')}
        value={typed}
        onChange={setTyped}
        onKeyDown={press}
        onBlur={add}
        end={typed === '' ? undefined : <Icon name="plus" size={14} />}
      />
      <Text as="p" role="status" tone="warn" size="xs">
        {note}
      </Text>
      {value.length > 0 && (
        <Codes>
          {value.map((code) => (
            <li key={code}>
              <Tag
                removeLabel={t('form.code.remove', { code })}
                onRemove={() => onChange(value.filter((one) => one !== code))}
              >
                {code}
              </Tag>
            </li>
          ))}
        </Codes>
      )}
    </div>
  );
}
