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
  /** Heads the panel and the card while no chat is open. */
  chatWithUs: string;
  /** Names the row of tabs for screen readers. */
  tabs: string;
  newChat: string;
  recentChats: string;
  back: string;
  minimize: string;
  close: string;
  /** Says to screen readers what the green dot shows. */
  active: string;
};

export type SupportWidgetProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | 'autoFocus'> & {
  /** Shows the panel, the small card, or nothing. */
  state: SupportState;
  /** Minimizing keeps what was typed; Escape minimizes too. */
  onState: (state: SupportState) => void;
  /** Is the open chat's name; null while none is open. */
  chatName: string | null;
  /** Sets the green dot on the card: somebody is answering. @default false */
  isActive?: boolean | undefined;
  /** How many messages are unread; shown on the card. @default 0 */
  unread?: number | undefined;
  /** Is the chosen tab; null, as with an open chat, shows none. */
  tab: SupportTab | null;
  onTab: (tab: SupportTab) => void;
  /** Stands below the title, such as how the line is. */
  status?: ReactNode;
  /** Adds the arrow that leads back to the list. */
  onBack?: (() => void) | undefined;
  /** Stand in the head before minimize and close. */
  actions?: ReactNode;
  /** Takes the focus when the widget closes. @default what had it before */
  launcher?: RefObject<HTMLElement | null> | undefined;
  /** Puts the small card into the corner of the header, as a docked ChatLauncher. @default false */
  docked?: boolean | undefined;
  /** Takes the focus when it opens; false for a widget that a page opens by itself. @default true */
  autoFocus?: boolean | undefined;
  texts: SupportWidgetTexts;
  /** Fills the panel: a TopicForm, a ChatList, a ChatWindow. */
  children: ReactNode;
};

/**
 * Holds the support chat at the corner of a page: a panel, a small card with the chat's name, or nothing. The page stays usable
 * beside it; on a phone the panel is the screen.
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
