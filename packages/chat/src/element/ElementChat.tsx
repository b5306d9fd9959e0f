import { IconSprite } from '@tilldesk/ui/icons';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { ChatTransport } from '../client/ChatTransport.ts';
import { SupportChat } from '../react/SupportChat.tsx';
import { pageStorage } from '../react/unsent.ts';
import type { ElementHandlers, ElementPage } from './ElementPage.ts';

export type ElementChatProps = { place: ShadowRoot; page: ElementPage; handlers: ElementHandlers };

/** The support chat in the shadow of an element, with all that a page of the kit would give it. */
export function ElementChat({ place, page, handlers }: ElementChatProps) {
  const { state, language, theme, nonce, me } = page;
  const transport = useTransport(page);
  return (
    <StyleSheetManager target={place} nonce={nonce}>
      <ThemeRoot part="chat" theme={theme} nonce={nonce} lang={language}>
        <IconSprite />
        {transport && (
          <SupportChat
            key={me.id}
            transport={transport}
            me={me}
            language={language}
            storage={pageStorage()}
            state={state}
            onState={handlers.state}
            onUnread={handlers.unread}
            onNotice={handlers.notice}
          />
        )}
      </ThemeRoot>
    </StyleSheetManager>
  );
}

/** The page's own line, or one to the server that it names; socket.io comes along for that alone. */
function useTransport({ transport, url, token, me: { id: userId } }: ElementPage): ChatTransport | null {
  const [line, setLine] = useState<ChatTransport | null>(null);
  useEffect(
    function openLine() {
      // The page may still be about to say how.
      if (transport || token === '') return;
      let isUnmounted = false;
      import('../socket/socketTransport.ts').then(({ socketTransport }) => {
        if (!isUnmounted) setLine(socketTransport({ url, token, userId }));
      }, reportError);
      return () => {
        isUnmounted = true;
      };
    },
    [transport, url, token, userId],
  );
  return transport ?? line;
}
