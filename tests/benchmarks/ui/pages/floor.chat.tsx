import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type BenchMessage, same, useChat } from './chat.tsx';
import { stage } from './stage.tsx';

const sheet = `.c{inline-size:400px;block-size:400px;overflow:auto;font:14px sans-serif}.c p{margin:4px;padding:8px 12px;border-radius:16px;background:#eee;inline-size:fit-content;max-inline-size:80%}.c p[data-own]{margin-inline-start:auto;background:#44e;color:#fff}`;

/** The newest sixty messages only: the minimum that shows a chat. */
stage(function FloorChat({ size }) {
  const [messages, buttons] = useChat(size, same);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function follow() {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    },
    [messages],
  );
  return (
    <>
      {buttons}
      <style>{sheet}</style>
      <div className="c" ref={box}>
        {messages.slice(-60).map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </div>
      <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
});

const Bubble = memo(function Bubble({ message }: { message: BenchMessage }) {
  return <p data-own={message.isOwn || undefined}>{message.text}</p>;
});
