'use client';
import { useRef, useState, type ComponentPropsWithRef, type DragEvent, type KeyboardEvent } from 'react';
import { baseName, megabytes } from '../FileInput/fileRules.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useClippedText } from '../TextInput/useClippedText.ts';
import { useValue } from '../value/useValue.ts';
import { Root } from './ChatComposer.styles.ts';

/** The file that is sent with the next message. */
export type ComposerFile = {
  name: string;
  /** The size in bytes. */
  size: number;
  /** The uploaded share, 0 to 1. Below 1 the message cannot be sent. Without it, no upload is running. */
  progress?: number | undefined;
};

export type ChatComposerTexts = {
  /** The accessible name of the text box. */
  message: string;
  placeholder: string;
  /** Describes which keys send the message and which start a new line. */
  hint: string;
  attach: string;
  send: string;
  /** Formats a size in MB; the number is already formatted in the component's locale. */
  size: (megabytes: string) => string;
  /** The accessible name of an upload's progress bar. */
  uploading: (name: string) => string;
  /** The accessible name of the button that removes the file. */
  remove: (name: string) => string;
  /** Shown and announced after text was truncated (spec §5). */
  maxLength: string;
};

export type ChatComposerProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** The current text. Makes the text controlled. */
  draft?: string | undefined;
  onDraft?: ((text: string) => void) | undefined;
  /** Called with the trimmed text; '' for a file without text. The text box is empty afterwards. */
  onSend: (content: string) => void;
  file?: ComposerFile | null | undefined;
  /** Called with all files that were selected, dropped or pasted at once. Without it, files are not accepted. */
  onFiles?: ((files: File[]) => void) | undefined;
  onRemoveFile?: (() => void) | undefined;
  /** The file types of the browser's file dialog, as in HTML's `accept`. */
  accept?: string | undefined;
  /** Why a file was rejected or the message could not be sent. */
  problem?: string | undefined;
  /** Disables all input, as in a closed chat. @default false */
  disabled?: boolean | undefined;
  /** The maximum length in UTF-16 units; spec §5. @default 2000 */
  maxLength?: number | undefined;
  /** Focuses the text box when the composer is mounted. @default false */
  autoFocus?: boolean | undefined;
  /** A BCP 47 tag, the locale of sizes. @default 'en-US' */
  locale?: string | undefined;
  texts: ChatComposerTexts;
};

/** The input for a message: Enter sends, Shift+Enter starts a new line. Sending is blocked during an upload. */
export function ChatComposer(props: ChatComposerProps) {
  const {
    draft,
    onDraft,
    onSend,
    file = null,
    onFiles,
    onRemoveFile,
    accept,
    problem,
    disabled = false,
    ...rest
  } = props;
  const { maxLength = 2000, autoFocus = false, locale = 'en-US', texts, ...form } = rest;
  const [text, setText] = useValue(draft, '', onDraft);
  const [over, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { overflowed, ...clipped } = useClippedText(maxLength, setText);
  const uploading = file !== null && file.progress !== undefined && file.progress < 1;
  const canSend = !disabled && !uploading && (file !== null || text.trim() !== '');
  const acceptsFiles = onFiles !== undefined && !disabled;
  const addFiles = (files: FileList | null) => {
    if (acceptsFiles && files !== null && files.length > 0) onFiles([...files]);
    return files !== null && files.length > 0;
  };
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    setText('');
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that selects a word of an input method must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    if (!acceptsFiles || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };
  const name = file === null ? '' : baseName(file.name);
  return (
    <Root
      {...form}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        addFiles(event.dataTransfer.files);
      }}
    >
      {file !== null && (
        <div data-file="">
          <Icon name="attach" />
          <bdi title={name}>{name}</bdi>
          <small dir="auto">{texts.size(megabytes(file.size, locale))}</small>
          <IconButton
            icon="close"
            size="s"
            label={texts.remove(name)}
            onClick={() => {
              onRemoveFile?.();
              area.current?.focus();
            }}
          />
          {uploading && <ProgressBar label={texts.uploading(name)} value={file.progress} max={1} />}
        </div>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div data-box="">
        {onFiles !== undefined && (
          <>
            <IconButton
              icon="attach"
              label={texts.attach}
              disabled={disabled}
              onClick={() => chooser.current?.click()}
            />
            <input
              ref={chooser}
              type="file"
              multiple
              accept={accept}
              tabIndex={-1}
              onChange={(event) => {
                addFiles(event.currentTarget.files);
                // Otherwise, selecting the same file again would not fire a change event.
                event.currentTarget.value = '';
              }}
            />
          </>
        )}
        <label data-value={text}>
          <textarea
            {...clipped}
            ref={area}
            rows={1}
            value={text}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- requested by the caller, for a window that was opened to write a message
            autoFocus={autoFocus}
            aria-label={texts.message}
            placeholder={texts.placeholder}
            dir="auto"
            enterKeyHint="send"
            disabled={disabled}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              if (addFiles(event.clipboardData.files)) event.preventDefault();
            }}
          />
        </label>
        <IconButton icon="send" tone="primary" label={texts.send} disabled={!canSend} onClick={send} />
      </div>
      <footer>
        {overflowed ? <span role="alert">{texts.maxLength}</span> : <span>{!disabled && texts.hint}</span>}
        {text.length > maxLength * 0.9 && (
          <span>
            {text.length}/{maxLength}
          </span>
        )}
      </footer>
    </Root>
  );
}
