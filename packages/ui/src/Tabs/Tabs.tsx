import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import { List, Panel, Tab } from './Tabs.styles.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  icon?: IconName | undefined;
  /** Stands behind the label, e.g. how many are open. */
  count?: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** Is the id of the chosen tab; with it the tabs are controlled. @default the first tab */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** Draws what belongs to the chosen tab. */
  children: (id: string) => ReactNode;
};

/** Shows one of several views. Arrow keys, Home and End choose at once (ARIA tabs with automatic activation). */
export function Tabs({ label, tabs, value: given, defaultValue, onChange, children, ...div }: TabsProps) {
  const [value, setValue] = useValue(given, defaultValue ?? tabs[0]?.id ?? '', onChange);
  const id = useId();
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const open = tabs.filter(({ disabled }) => !disabled);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = open.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: open.length - 1 }[event.key];
    const next = to === undefined ? undefined : open[(to + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    setValue(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    <div {...div}>
      <List role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setValue(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0}>
        {children(value)}
      </Panel>
    </div>
  );
}
