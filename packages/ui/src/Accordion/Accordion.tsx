'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import { Root } from './Accordion.styles.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Secondary text below the title. */
  hint?: ReactNode;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
};

export type AccordionProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  items: readonly AccordionItem[];
  /** The ids of the open items. Makes the accordion controlled. */
  value?: readonly string[] | undefined;
  /** @default none */
  defaultValue?: readonly string[] | undefined;
  onChange?: ((open: readonly string[]) => void) | undefined;
  /** Allows several open items at once. @default false */
  multiple?: boolean | undefined;
  /** The heading level of the titles. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
};

/** Collapses sections of a page under their titles (ARIA accordion). A collapsed section keeps its state. */
export function Accordion(props: AccordionProps) {
  const { items, value, defaultValue = [], onChange, multiple = false, level = 3, ...div } = props;
  const [open, setOpen] = useValue(value, defaultValue, onChange);
  const id = useId();
  const Heading = `h${level}` as const;
  const toggle = (item: string) => {
    if (open.includes(item)) setOpen(open.filter((other) => other !== item));
    else setOpen(multiple ? [...open, item] : [item]);
  };
  return (
    <Root {...div}>
      {items.map((item, at) => {
        const expanded = open.includes(item.id);
        return (
          <section key={item.id}>
            <Heading>
              <button
                type="button"
                id={`${id}-title-${at}`}
                aria-expanded={expanded}
                aria-controls={`${id}-panel-${at}`}
                disabled={item.disabled}
                onClick={() => toggle(item.id)}
              >
                {item.icon && <Icon name={item.icon} />}
                <span>
                  {item.title}
                  {item.hint !== undefined && <small>{item.hint}</small>}
                </span>
                <Icon name="chevron-down" size={14} />
              </button>
            </Heading>
            <div role="region" id={`${id}-panel-${at}`} aria-labelledby={`${id}-title-${at}`} hidden={!expanded}>
              {item.content}
            </div>
          </section>
        );
      })}
    </Root>
  );
}
