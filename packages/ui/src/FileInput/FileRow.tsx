'use client';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { FileEntry } from './fileEntry.ts';
import { baseName, megabytes } from './fileRules.ts';
import type { FileTexts } from './fileTexts.ts';

type FileRowProps = {
  entry: FileEntry;
  texts: FileTexts;
  locale: string;
  disabled: boolean;
  onRemove: () => void;
};

/** One accepted file: its name without folders, its size, upload progress and error. */
export function FileRow({ entry: { file, progress, error }, texts, locale, disabled, onRemove }: FileRowProps) {
  const name = baseName(file.name) || texts.unnamed;
  const failed = error !== undefined && error !== null && error !== false && error !== '';
  const done = !failed && progress !== undefined && progress >= 1;
  return (
    <li data-rejected={failed || undefined} data-done={done || undefined}>
      <Icon name={failed ? 'error' : done ? 'success' : 'attach'} {...(done && { label: texts.uploaded })} />
      <bdi title={name}>{name}</bdi>
      <small dir="auto">{texts.size({ megabytes: megabytes(file.size, locale) })}</small>
      <Remove label={texts.remove({ name })} disabled={disabled} onRemove={onRemove} />
      {failed && <p>{error}</p>}
      {progress !== undefined && !done && !failed && (
        <ProgressBar label={texts.uploading({ name })} value={progress} max={1} />
      )}
    </li>
  );
}

/** One rejected file with the reason. */
export function RejectedRow({
  label,
  children,
  onRemove,
}: {
  label: string;
  children: ReactNode;
  onRemove: () => void;
}) {
  return (
    <li data-rejected>
      <Icon name="error" />
      <p>{children}</p>
      <Remove label={label} disabled={false} onRemove={onRemove} />
    </li>
  );
}

function Remove({ label, disabled, onRemove }: { label: string; disabled: boolean; onRemove: () => void }) {
  return <IconButton icon="close" size="s" label={label} disabled={disabled} onClick={onRemove} />;
}
