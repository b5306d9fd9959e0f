import { type ReactNode, useState } from 'react';

/** One message, the same for every contender. */
export type BenchMessage = { id: string; isOwn: boolean; text: string };

const wordList = 'the receipt printer at till two prints every line twice since this morning'.split(' ');

/** A number of messages from an index on, always the same; the text begins with the index. */
export const benchMessages = (count: number, from = 0): BenchMessage[] =>
  Array.from({ length: count }, (_, at) => {
    const place = from + at;
    return {
      id: `m${place}`,
      isOwn: place % 2 === 0,
      text: `${place} ${wordList.slice(0, 3 + (place % 10)).join(' ')}`,
    };
  });

/** Takes a message as it is. */
export const same = (message: BenchMessage) => message;

/** The messages of a chat, converted for a contender, and the buttons that add one, or a thousand one by one in one task. */
export function useChat<Message>(size: number, made: (message: BenchMessage) => Message): [Message[], ReactNode] {
  const [messages, setMessages] = useState(() => benchMessages(size).map(made));
  const add = () => setMessages((before) => [...before, ...benchMessages(1, before.length).map(made)]);
  return [messages, <Buttons key="buttons" add={add} />];
}

/** Pressed by key: a click of the driver would cost the page more than a message. */
export function Buttons({ add }: { add: () => void }) {
  const addThousand = () => {
    for (let count = 0; count < 1_000; count++) add();
  };
  return (
    <>
      <button type="button" id="append" onClick={add}>
        One
      </button>
      <button type="button" id="burst" onClick={addThousand}>
        Thousand
      </button>
    </>
  );
}
