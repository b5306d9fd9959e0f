'use client';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { focusedAround } from '../focus/focusedAround.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import { List, Panel, Tab } from './Tabs.styles.ts';

export type TabItem = {
  id: string;
  label: ReactNode;
  icon?: IconName | undefined;
  /** Content after the label, e.g. the number of open records. */
  count?: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The id of the selected tab. Makes the tabs controlled. @default the first tab */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /**
   * Selects a tab when the arrow keys reach it, or only on Enter or Space, for views that are slow to render. @default
   * 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** Renders the content of the selected tab. */
  children: (id: string) => ReactNode;
};

/** Shows one of several views (ARIA tabs). Arrow keys, Home and End move between the enabled tabs. */
export function Tabs(props: TabsProps) {
  const { label, tabs, value: given, defaultValue, onChange, activation = 'automatic', children, ...div } = props;
  const first = tabs.find(({ disabled }) => !disabled)?.id ?? '';
  const [value, setValue] = useValue(given, defaultValue ?? first, onChange);
  const id = useId();
  const handleTabKeys = (event: KeyboardEvent<HTMLElement>) => {
    const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = open.findIndex((tab) => tab === focusedAround(tab));
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: open.length - 1 }[event.key];
    const next = to === undefined ? undefined : open[(to + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activation === 'automatic') next.click();
  };
  const chosen = tabs.findIndex((tab) => tab.id === value);
  return (
    <div {...div}>
      <List role="tablist" aria-label={label} onKeyDown={handleTabKeys}>
        {tabs.map((tab, at) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === chosen}
            aria-controls={at === chosen ? `${id}-panel` : undefined}
            tabIndex={at === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => at !== chosen && setValue(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} tabIndex={0}>
        {children(value)}
      </Panel>
    </div>
  );
}
