import type { Sellable } from '@tilldesk/domain/shop';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Found, FoundPanel } from './Till.styles.ts';

/** The id of one entry, for the box that points at it. */
export const foundId = (list: string, index: number): string => `${list}-${index}`;

export type FoundListProps = {
  id: string;
  label: string;
  items: readonly Sellable[];
  active: number;
  onActive: (index: number) => void;
  onTake: (item: Sellable) => void;
};

/** What words have found, under the scan box. The focus stays in the box. */
export function FoundList({ id, label, items, active, onActive, onTake }: FoundListProps) {
  const say = useSay();
  const { money } = useFormats();
  return (
    <FoundPanel id={id} role="listbox" aria-label={label} hidden={items.length === 0}>
      {items.map((item, index) => (
        // The box hears the keys; a press must not take the focus from it.
        <Found
          key={`${item.productId}${item.unitId ?? ''}`}
          id={foundId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? reveal : undefined}
          onPointerMove={() => onActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          <span>
            <b>{item.name}</b>
            <small>{item.unitCode ?? item.sku}</small>
          </span>
          {item.tracking !== 'none' && (
            <em data-none={item.onHand <= 0}>{say('sales.till.onHand', { count: item.onHand })}</em>
          )}
          <strong>{money(item.price)}</strong>
        </Found>
      ))}
    </FoundPanel>
  );
}

const reveal = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });
