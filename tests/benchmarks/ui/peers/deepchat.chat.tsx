import { DeepChat } from 'deep-chat-react';
import { type ComponentRef, useMemo, useRef } from 'react';
import { Buttons, benchMessages } from '../pages/chat.tsx';
import { stage } from '../pages/stage.tsx';

const toDeep = ({ isOwn, text }: { isOwn: boolean; text: string }) => ({ role: isOwn ? 'user' : 'ai', text });

stage(function DeepChatChat({ size }) {
  const chat = useRef<ComponentRef<typeof DeepChat>>(null);
  const count = useRef(size);
  const history = useMemo(() => benchMessages(size).map(toDeep), [size]);
  const add = () => {
    for (const message of benchMessages(1, count.current++)) chat.current?.addMessage(toDeep(message));
  };
  return (
    <>
      <Buttons add={add} />
      <DeepChat
        ref={chat}
        history={history}
        connect={{ handler: () => {} }}
        style={{ width: '400px', height: '540px' }}
      />
    </>
  );
});
