'use client';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import type { FileEntry } from './fileEntry.ts';
import { Root } from './FileInput.styles.ts';
import { FileRow, RejectedRow } from './FileRow.tsx';
import { baseName, extensionOf, type FileRejection, megabytes, sortFiles } from './fileRules.ts';
import { fileTexts, type FileTexts } from './fileTexts.ts';

export type RejectedFile = { file: File; rejection: FileRejection; text: string };

export type FileInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'accept' | 'size' | 'name' | 'required' | 'children'
> & {
  /** The accepted files. Makes the component controlled. */
  value?: readonly FileEntry[] | undefined;
  defaultValue?: readonly FileEntry[] | undefined;
  /** Called with the whole list after files were added or one was removed. */
  onChange?: ((entries: FileEntry[]) => void) | undefined;
  /** Called with the rejected files and the displayed reasons. */
  onReject?: ((rejected: RejectedFile[]) => void) | undefined;
  /** The accepted file extensions, e.g. '.png'. @default any */
  extensions?: readonly string[] | undefined;
  /** The accepted MIME types, e.g. 'image/*'. A file must match both lists. @default any */
  types?: readonly string[] | undefined;
  /** The maximum file size in bytes; spec §9. @default 5 MB */
  maxBytes?: number | undefined;
  /** Accepts more than one file. Without it, the first valid file replaces the previous one. @default false */
  multiple?: boolean | undefined;
  /** The maximum number of files with `multiple`. @default 20 */
  maxFiles?: number | undefined;
  /** Secondary text on the drop zone, e.g. the accepted file types. */
  hint?: ReactNode;
  /** Replaces the texts; see `fileTexts`. @default English */
  texts?: Partial<FileTexts> | undefined;
  /** A BCP 47 tag, the locale of sizes. @default 'en-US' */
  locale?: string | undefined;
};

const none: readonly FileEntry[] = [];

/**
 * Accepts files from the browser's dialog or by drag and drop, and lists them. It reads the name, type and size of a file but
 * never its content, and sends nothing with a form. `ref` is the native input; `className` and `style` apply to the box around
 * everything.
 */
export function FileInput(props: FileInputProps) {
  const { value: given, defaultValue = none, onChange, onReject, extensions = [], types = [], ...rest } = props;
  const { maxBytes = 5 * 1024 * 1024, multiple = false, maxFiles = 20, hint, locale = 'en-US', ...others } = rest;
  const { texts: textOverrides, disabled = false, className, style, ref, ...input } = others;
  const [entries, setEntries] = useValue(given, defaultValue, (list) => onChange?.([...list]));
  const [rejected, setRejected] = useState<(RejectedFile & { id: string })[]>([]);
  const [over, setOver] = useState(false);
  const wiring = useFieldAttributes(input);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  const own = useId();
  const numbered = useRef(0);
  const texts = { ...fileTexts, ...textOverrides };

  const addFiles = (files: readonly File[]) => {
    const rules = { extensions, types, maxBytes, maxFiles: multiple ? maxFiles : 1 };
    const sorted = sortFiles(files, rules, multiple ? entries.length : 0);
    const id = () => `${own}${numbered.current++}`;
    const added = sorted.taken.map((file) => ({ id: id(), file }));
    if (added.length > 0) setEntries(multiple ? [...entries, ...added] : added);
    // When several files are selected for a single one, the extra files are not reported as rejected: the first is accepted
    // (spec §5).
    const left = multiple ? sorted.rejected : sorted.rejected.filter(({ rejection }) => rejection !== 'count');
    const rejections = left.map(({ file, rejection }) => ({
      id: id(),
      file,
      rejection,
      text: describe(rejection, file),
    }));
    setRejected(rejections.slice(0, maxFiles));
    if (rejections.length > 0) onReject?.(rejections.map(({ file, rejection, text }) => ({ file, rejection, text })));
  };
  const describe = (rejection: FileRejection, { name, type }: File) => {
    const shown = baseName(name) || texts.unnamed;
    const kind = type || extensionOf(name) || shown;
    return texts.rejected[rejection]({ name: shown, type: kind, maxMegabytes: megabytes(maxBytes, locale), maxFiles });
  };
  // The pressed button no longer exists afterwards.
  const backToZone = () => box.current?.focus();
  const drag = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(isOver && !disabled);
  };
  return (
    <Root
      className={className}
      style={style}
      data-over={over || undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => !event.currentTarget.contains(asNode(event.relatedTarget)) && drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!disabled) addFiles([...event.dataTransfer.files]);
      }}
      data-disabled={disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      <label>
        <Icon name="upload" size={20} />
        <span>{over ? texts.drop : texts.choose}</span>
        {hint !== undefined && <small>{hint}</small>}
        <input
          {...input}
          {...wiring}
          ref={box}
          type="file"
          accept={[...extensions, ...types].join(',') || undefined}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // Otherwise, selecting the same file again would not fire a change event.
            event.currentTarget.value = '';
            if (files.length > 0) addFiles(files);
          }}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks */}
      <ul role="list" aria-live="polite">
        {entries.map((entry) => (
          <FileRow
            key={entry.id}
            entry={entry}
            texts={texts}
            locale={locale}
            disabled={disabled}
            onRemove={() => {
              setEntries(entries.filter(({ id }) => id !== entry.id));
              backToZone();
            }}
          />
        ))}
        {rejected.map(({ id, file, text }) => (
          <RejectedRow
            key={id}
            label={texts.remove({ name: baseName(file.name) || texts.unnamed })}
            onRemove={() => {
              setRejected(rejected.filter((other) => other.id !== id));
              backToZone();
            }}
          >
            {text}
          </RejectedRow>
        ))}
      </ul>
    </Root>
  );
}

const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null);
