'use client';
import type { ChatSource, TransportOptions } from './ChatSource.ts';
import { SupportPanel, type SupportPanelProps } from './SupportPanel.tsx';
import { useChatClient } from './useChatClient.ts';

type Shown = Omit<SupportPanelProps, 'client'>;

/** The support chat without its button. It keeps running while it is closed, so that messages are sent and received. */
export function SupportWindow({ client, transport, storage, ...shown }: ChatSource & Shown) {
  if (client) return <SupportPanel {...shown} client={client} />;
  return <WithNewClient {...shown} transport={transport} storage={storage} />;
}

function WithNewClient({ transport, storage, ...shown }: TransportOptions & Shown) {
  const client = useChatClient({ transport, me: shown.me, isStaff: false, ...(storage && { storage }) });
  return <SupportPanel {...shown} client={client} />;
}
