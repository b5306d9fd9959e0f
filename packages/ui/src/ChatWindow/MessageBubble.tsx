'use client';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import type { ChatClock } from './chatClock.ts';
import { isSameEntry } from './chatEntry.ts';
import type { ChatWindowTexts } from './chatWindowTexts.ts';
import { linked } from './linked.ts';
import type { LogActions } from './logActions.ts';
import type { LogRow } from './logRows.ts';

/** The shared props of all bubbles of a log. Keeps its identity. */
type BubbleFrame = { clock: ChatClock; locale: string; texts: ChatWindowTexts; actions: LogActions };

type MessageBubbleProps = LogRow & { frame: BubbleFrame };

/** One message, with sender, time, delivery state and actions. */
export const MessageBubble = memo(function MessageBubble({
  entry,
  day,
  isFirstOfGroup,
  isLastOfGroup,
  showsDelivery,
  frame,
}: MessageBubbleProps) {
  const { clock, locale, texts, actions } = frame;
  const { id, content, isOwn, sender, at, file, delivery, problem } = entry;
  const failed = isOwn && delivery === 'failed';
  const showsTime = isLastOfGroup || showsDelivery;
  return (
    <div
      data-own={isOwn}
      data-first={isFirstOfGroup || undefined}
      data-last={showsTime || undefined}
      data-delivery={isOwn ? delivery : undefined}
    >
      {day !== undefined && <h3>{day}</h3>}
      {isFirstOfGroup && (
        <cite>
          <bdi>{sender}</bdi>
        </cite>
      )}
      <div data-bubble="">
        {file && <AttachmentPreview file={file} load={actions.load} locale={locale} texts={texts} />}
        {content !== '' && (
          <p dir="auto">
            {linked(content).map(({ text, href }, place) =>
              href === undefined ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a message's pieces never move
                <a key={place} href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ),
            )}
          </p>
        )}
      </div>
      {showsTime && (
        <small>
          {failed && <Icon name="error" size={14} />}
          {failed ? <span>{problem ?? texts.delivery.failed}</span> : <time dateTime={at}>{clock.time(at)}</time>}
          {showsDelivery && !failed && <span>{texts.delivery[delivery]}</span>}
          {failed && (
            <>
              <button type="button" onClick={() => actions.retry(id)}>
                {texts.retry}
              </button>
              <button type="button" onClick={() => actions.drop(id)}>
                {texts.discard}
              </button>
            </>
          )}
        </small>
      )}
    </div>
  );
}, isSameBubble);

function isSameBubble(one: MessageBubbleProps, other: MessageBubbleProps): boolean {
  return (
    isSameEntry(one.entry, other.entry) &&
    one.day === other.day &&
    one.isFirstOfGroup === other.isFirstOfGroup &&
    one.isLastOfGroup === other.isLastOfGroup &&
    one.showsDelivery === other.showsDelivery &&
    one.frame === other.frame
  );
}
