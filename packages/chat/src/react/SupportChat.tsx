'use client';
import { ChatLauncher, type SupportState } from '@tilldesk/ui/chat';
import { useRef, useState } from 'react';
import type { ChatLanguage, Translate } from '../texts/translate.ts';
import { translateLauncher } from '../texts/launcherTexts.ts';
import type { ChatPerson, ChatSource } from './ChatSource.ts';
import type { OnNotice } from './notices.ts';
import { hasUnsent } from './unsent.ts';
import { useSupportWindow } from './useSupportWindow.ts';

export type SupportChatProps = ChatSource & {
  /** The requester. Their name and email fill in the form of a new chat. */
  me: ChatPerson;
  /** The language of the texts and times. @default 'en' */
  language?: ChatLanguage | undefined;
  /**
   * Translates the texts instead of this package's own translations. Must be the same function as long as the texts are the
   * same.
   */
  translate?: Translate | undefined;
  /** The locale of times, as a BCP 47 tag. @default 'en-US' or 'es-419', by the language */
  locale?: string | undefined;
  /** The time zone, as an IANA name. @default the device's */
  timeZone?: string | undefined;
  /** Shows the window, the minimized card or only the launcher. Without it the chat controls its own state. */
  state?: SupportState | undefined;
  onState?: ((state: SupportState) => void) | undefined;
  /** Puts the button and the minimized card in the corner of the header that an AppShell reserves. @default false */
  docked?: boolean | undefined;
  /** Called with the number of unread messages whenever it changes. */
  onUnread?: ((count: number) => void) | undefined;
  /** Called with each notice. Without it the chat shows toasts of its own. */
  onNotice?: OnNotice | undefined;
};

/** The support chat of a requester: a floating button. The rest is loaded when it is first pressed. */
export function SupportChat(props: SupportChatProps) {
  const { me, language = 'en', translate: t, onState, onUnread, onNotice } = props;
  const [internal, setInternal] = useState<SupportState>('closed');
  const [unread, setUnread] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const state = props.state ?? internal;
  const become = (next: SupportState) => {
    setInternal(next);
    setHasFailed(false);
    onState?.(next);
  };
  const first = t ?? translateLauncher(language);
  const loaded = useSupportWindow({
    isEnabled: state !== 'closed' || props.client !== undefined || hasUnsent(props.storage, me.id),
    language,
    translate: t,
    onFailure() {
      become('closed');
      setHasFailed(true);
      onNotice?.({ kind: 'error', text: first('chat.launcher.failed') });
    },
  });
  const label = first(hasFailed ? 'chat.launcher.failed' : 'chat.launcher.open');
  return (
    <>
      <ChatLauncher
        ref={launcher}
        label={unread > 0 ? `${label}. ${first('chat.launcher.unread', { count: unread })}` : label}
        unread={unread}
        docked={props.docked}
        hidden={state !== 'closed' && loaded !== null}
        aria-busy={state !== 'closed' && loaded === null}
        onClick={() => become('open')}
      />
      {loaded && (
        <loaded.SupportWindow
          {...props}
          language={language}
          translate={loaded.translate}
          state={state}
          onState={become}
          onUnread={(count) => {
            setUnread(count);
            onUnread?.(count);
          }}
          launcher={launcher}
        />
      )}
    </>
  );
}
