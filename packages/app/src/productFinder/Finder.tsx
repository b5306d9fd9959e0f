import { ScanInput, type ScanInputProps } from '@tilldesk/ui';
import { ResultList, resultId, type FoundItem } from '@tilldesk/ui/counter';
import { useId } from 'react';
import { scanEcho } from '../scanning/scanFeedback.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Under } from './Finder.styles.ts';
import { finderKeys, type Finding } from './useFinder.ts';

export type FinderProps<Item> = Pick<
  ScanInputProps,
  'ref' | 'label' | 'placeholder' | 'busy' | 'end' | 'message' | 'messageTone' | 'onFocus'
> & {
  finding: Finding;
  /** Maximum length of a code. @default 100 */
  maxLength?: number;
  /** Search results; null where text search is not available and the box accepts codes only. */
  found: readonly Item[] | null;
  /** Returns how an item is shown in the list. */
  face: (item: Item) => FoundItem;
  onChoose: (item: Item) => void;
};

/**
 * Finds products. A code is submitted at once and confirmed by a tone; other text shows matching products. The last message is
 * hidden while a code is looked up.
 */
export function Finder<Item>({
  finding,
  found,
  face,
  onChoose,
  message,
  onFocus,
  maxLength = 100,
  ...box
}: FinderProps<Item>) {
  const t = useTranslate();
  const list = useId();
  const shown = finding.isOpen ? (found ?? []) : [];
  const selectItem = (item: Item) => {
    finding.type('');
    onChoose(item);
  };
  const { at, onKeyDown } = finderKeys(finding, shown, selectItem);
  const combobox = {
    role: 'combobox',
    'aria-expanded': shown.length > 0,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': shown.length > 0 ? resultId(list, at) : undefined,
  } as const;
  return (
    <Under>
      <ScanInput
        {...box}
        {...(found && combobox)}
        maxLength={maxLength}
        maxLengthText={t('form.maxLength')}
        value={finding.text}
        onChange={finding.type}
        onKeyDown={onKeyDown}
        onSubmit={({ text: code }) => void finding.submitCode(code).then((result) => scanEcho.report(result, code))}
        onBlur={finding.close}
        onFocus={(event) => {
          finding.open();
          onFocus?.(event);
        }}
        message={!box.busy && message}
      />
      <ResultList
        id={list}
        label={t('finder.found')}
        items={shown.map(face)}
        active={at}
        onActive={finding.setActive}
        onChoose={(place) => shown[place] && selectItem(shown[place])}
      />
    </Under>
  );
}
