import { useRef, useState, type ComponentPropsWithRef, type DragEvent, type KeyboardEvent } from 'react';
import { baseName, megabytes } from '../FileInput/fileRules.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useClippedText } from '../TextInput/useClippedText.ts';
import { useValue } from '../value/useValue.ts';
import { Root } from './ChatComposer.styles.ts';

/** Is the one file that goes with the next message. */
export type ComposerFile = {
  name: string;
  /** Counts bytes. */
  size: number;
  /** Is how much of it has gone, 0 to 1: below 1 nothing can be sent. Without it nothing is being sent. */
  progress?: number | undefined;
};

export type ChatComposerTexts = {
  /** Names the box for screen readers. */
  message: string;
  placeholder: string;
  /** Says which keys send and which begin a line. */
  hint: string;
  attach: string;
  send: string;
  /** Writes a size in MB, which is written in the part's locale. */
  size: (megabytes: string) => string;
  /** Names the bar of a file on its way. */
  uploading: (name: string) => string;
  /** Names the button that takes the file away. */
  remove: (name: string) => string;
  /** Shows and is announced after something was cut (spec §5). */
  maxLength: string;
};

export type ChatComposerProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** Is what is being written; with it the text is controlled. */
  draft?: string | undefined;
  onDraft?: ((text: string) => void) | undefined;
  /** Receives the text without space around it, '' with a file alone. The box is empty afterwards. */
  onSend: (content: string) => void;
  file?: ComposerFile | null | undefined;
  /** Receives all files that were chosen, dropped or pasted at once; without it none are taken. */
  onFiles?: ((files: File[]) => void) | undefined;
  onRemoveFile?: (() => void) | undefined;
  /** Lists what the browser's dialog offers, as HTML's `accept`. */
  accept?: string | undefined;
  /** Says why a file was not taken, or could not be sent. */
  problem?: string | undefined;
  /** Takes nothing, as in a closed chat. @default false */
  disabled?: boolean | undefined;
  /** Counts UTF-16 units; spec §5. @default 2000 */
  maxLength?: number | undefined;
  /** Puts the cursor into the box when it comes. @default false */
  autoFocus?: boolean | undefined;
  /** Is a BCP 47 tag; decides how sizes are written. @default 'en-US' */
  locale?: string | undefined;
  texts: ChatComposerTexts;
};

/** Takes what one says: Enter sends, Shift and Enter begin a line; nothing goes while a file is on its way. */
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
    // Enter that chooses a word of an input method belongs to it.
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
                // Choosing the same file again would otherwise be no change.
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the caller, for a window that was opened to write in
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
