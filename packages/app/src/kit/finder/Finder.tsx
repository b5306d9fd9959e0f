import { ScanInput, type ScanInputProps } from '@tilldesk/ui';
import { ResultList, resultId, type FoundItem } from '@tilldesk/ui/counter';
import { useId } from 'react';
import { scanEcho } from '../scan/scanEcho.ts';
import { useSay } from '../say/useSay.ts';
import { Under } from './Finder.styles.ts';
import { finderKeys, type Finding } from './useFinder.ts';

export type FinderProps<Item> = Pick<
  ScanInputProps,
  'ref' | 'label' | 'placeholder' | 'busy' | 'end' | 'message' | 'messageTone' | 'onFocus'
> & {
  finding: Finding;
  /** Letters that a code may have. @default 100 */
  maxLength?: number;
  /** What the words found; null where they find nothing here, and the box takes codes alone. */
  found: readonly Item[] | null;
  /** How a thing stands in the list. */
  face: (item: Item) => FoundItem;
  onTake: (item: Item) => void;
};

/** Finds goods: a code is taken at once and heard, words show what they find. While a code is asked for the last message is not shown. */
export function Finder<Item>({
  finding,
  found,
  face,
  onTake,
  message,
  onFocus,
  maxLength = 100,
  ...box
}: FinderProps<Item>) {
  const say = useSay();
  const list = useId();
  const shown = finding.isOpen ? (found ?? []) : [];
  const take = (item: Item) => {
    finding.type('');
    onTake(item);
  };
  const { at, onKeyDown } = finderKeys(finding, shown, take);
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
        maxLengthText={say('form.maxLength')}
        value={finding.text}
        onChange={finding.type}
        onKeyDown={onKeyDown}
        onSubmit={({ text: code }) => void finding.ring(code).then((result) => scanEcho.tell(result, code))}
        onBlur={finding.close}
        onFocus={(event) => {
          finding.open();
          onFocus?.(event);
        }}
        message={!box.busy && message}
      />
      <ResultList
        id={list}
        label={say('finder.found')}
        items={shown.map(face)}
        active={at}
        onActive={finding.setActive}
        onTake={(place) => shown[place] && take(shown[place])}
      />
    </Under>
  );
}
