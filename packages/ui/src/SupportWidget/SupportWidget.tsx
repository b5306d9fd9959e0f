'use client';
import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { ChatHead } from '../ChatHead/ChatHead.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Card, Panel } from './SupportWidget.styles.ts';
import { useCornerWidth } from './useCornerWidth.ts';
import { useFocusMoves, type SupportState } from './useFocusMoves.ts';

export const supportTabs = ['newChat', 'recentChats'] as const;
export type SupportTab = (typeof supportTabs)[number];

export type SupportWidgetTexts = {
  /** The title of the panel and the card while no chat is open. */
  chatWithUs: string;
  /** The accessible name of the tabs. */
  tabs: string;
  newChat: string;
  recentChats: string;
  back: string;
  minimize: string;
  close: string;
  /** The meaning of the green dot for screen readers. */
  active: string;
};

export type SupportWidgetProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | 'autoFocus'> & {
  /** Shows the panel, the minimized card, or nothing. */
  state: SupportState;
  /** Called to change the state. Minimizing keeps the typed text; Escape minimizes too. */
  onState: (state: SupportState) => void;
  /** The name of the open chat; null while none is open. */
  chatName: string | null;
  /** Shows the green dot on the card: the chat is active. @default false */
  isActive?: boolean | undefined;
  /** The number of unread messages; shown on the card. @default 0 */
  unread?: number | undefined;
  /** The selected tab; null, as with an open chat, shows none. */
  tab: SupportTab | null;
  onTab: (tab: SupportTab) => void;
  /** Content below the title, such as the state of the connection. */
  status?: ReactNode;
  /** Adds a back button to the list. */
  onBack?: (() => void) | undefined;
  /** Content in the header before minimize and close. */
  actions?: ReactNode;
  /** Receives the focus when the widget closes. @default the previously focused element */
  launcher?: RefObject<HTMLElement | null> | undefined;
  /** Puts the minimized card in the corner of the header, like a docked ChatLauncher. @default false */
  docked?: boolean | undefined;
  /** Takes the focus on opening; false for a widget that a page opens by itself. @default true */
  autoFocus?: boolean | undefined;
  texts: SupportWidgetTexts;
  /** The content of the panel: a TopicForm, a ChatList, a ChatWindow. */
  children: ReactNode;
};

/**
 * Shows the support chat in the corner of a page: a panel, a minimized card with the chat's name, or nothing. The page stays
 * usable; on a phone the panel fills the screen.
 */
export function SupportWidget(props: SupportWidgetProps) {
  const { state, onState, chatName, isActive = false, unread = 0, tab, onTab, status, onBack, ...others } = props;
  const { actions, launcher, docked = false, autoFocus = true, texts, children, ref, ...section } = others;
  const panel = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current);
  useCornerWidth(card, docked && state === 'minimized');
  const focus = useFocusMoves({ state, panel, card, launcher, autoFocus });
  if (state === 'closed') return null;
  const title = chatName ?? texts.chatWithUs;
  const close = <IconButton icon="close" label={texts.close} onClick={() => onState('closed')} />;
  return (
    <>
      <Panel
        aria-labelledby={titleId}
        {...section}
        ref={panel}
        role="dialog"
        tabIndex={-1}
        hidden={state === 'minimized'}
        onFocus={(event) => {
          focus.onFocus(event);
          section.onFocus?.(event);
        }}
        onBlur={(event) => {
          focus.onBlur();
          section.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          section.onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          onState('minimized');
        }}
      >
        <ChatHead title={title} titleId={titleId} status={status} onBack={onBack} back={texts.back}>
          {actions}
          <IconButton icon="minus" label={texts.minimize} onClick={() => onState('minimized')} />
          {close}
        </ChatHead>
        {tab === null ? (
          <div>{children}</div>
        ) : (
          <Tabs
            label={texts.tabs}
            tabs={supportTabs.map((id) => ({ id, label: texts[id] }))}
            value={tab}
            onChange={(id) => onTab(id === 'newChat' ? id : 'recentChats')}
          >
            {() => children}
          </Tabs>
        )}
      </Panel>
      {state === 'minimized' && (
        <Card ref={card} data-docked={docked || undefined} onFocus={focus.onFocus}>
          <button type="button" aria-haspopup="dialog" onClick={() => onState('open')}>
            {isActive && <StatusDot tone="ok" title={texts.active} />}
            <bdi>{title}</bdi>
            <Badge tone="accent" count={unread} />
          </button>
          {close}
        </Card>
      )}
    </>
  );
}
