'use client';
import { IconSprite } from '@tilldesk/ui/icons';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useEffect, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { ChatTransport } from '../client/ChatTransport.ts';
import { SupportChat } from '../react/SupportChat.tsx';
import { pageStorage } from '../react/unsent.ts';
import type { ElementHandlers, ElementOptions } from './ElementPage.ts';

export type ElementChatProps = { shadowRoot: ShadowRoot; page: ElementOptions; handlers: ElementHandlers };

/** Renders the support chat in the shadow root of an element, with the theme and icons of the kit. */
export function ElementChat({ shadowRoot, page, handlers }: ElementChatProps) {
  const { state, language, theme, nonce, me } = page;
  const transport = useTransport(page);
  return (
    <StyleSheetManager target={shadowRoot} nonce={nonce}>
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

/**
 * Returns the page's own transport, or one to the Tilldesk server of the attributes. socket.io is loaded only for the latter.
 */
function useTransport({ transport, url, token, me: { id: userId } }: ElementOptions): ChatTransport | null {
  const [created, setCreated] = useState<ChatTransport | null>(null);
  useEffect(
    function createTransport() {
      // The page may still set the transport or the token.
      if (transport || token === '') return;
      let isUnmounted = false;
      import('../socket/socketTransport.ts').then(({ socketTransport }) => {
        if (!isUnmounted) setCreated(socketTransport({ url, token, userId }));
      }, reportError);
      return () => {
        isUnmounted = true;
      };
    },
    [transport, url, token, userId],
  );
  return transport ?? created;
}
