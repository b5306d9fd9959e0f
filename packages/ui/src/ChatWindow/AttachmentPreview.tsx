'use client';
import { useEffect, useRef, useState } from 'react';
import { megabytes } from '../FileInput/fileRules.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Root } from './AttachmentPreview.styles.ts';
import type { ChatFile, ChatFileKind } from './chatEntry.ts';
import type { ChatWindowTexts } from './chatWindowTexts.ts';

type AttachmentPreviewProps = {
  file: ChatFile;
  load: (address: string) => Promise<Blob>;
  locale: string;
  texts: ChatWindowTexts;
};

const icons: Readonly<Record<ChatFileKind, IconName>> = {
  image: 'eye',
  pdf: 'receipt',
  document: 'edit',
  spreadsheet: 'columns',
  text: 'menu',
  generic: 'attach',
};

/** The file of a message. An image is loaded when it scrolls into view. A press saves the file. */
export function AttachmentPreview({ file, load, locale, texts }: AttachmentPreviewProps) {
  const { name, size, kind, address } = file;
  const button = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<string>();
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  useEffect(
    function showWhenVisible() {
      const seen = button.current;
      if (kind !== 'image' || !seen) return;
      let url: string | undefined;
      let isUnmounted = false;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load(address).then(
          (blob) => {
            if (isUnmounted) return;
            url = URL.createObjectURL(blob);
            setPicture(url);
          },
          () => setState('failed'),
        );
      });
      observer.observe(seen);
      return () => {
        isUnmounted = true;
        observer.disconnect();
        if (url !== undefined) URL.revokeObjectURL(url);
      };
    },
    [kind, address, load],
  );
  const save = () => {
    setState('loading');
    load(address).then(
      (blob) => {
        setState('resting');
        saveAs(blob, name);
      },
      () => setState('failed'),
    );
  };
  return (
    <Root
      ref={button}
      type="button"
      data-kind={kind}
      title={texts.save(name)}
      aria-busy={state === 'loading' || undefined}
      onClick={save}
    >
      <i>
        {picture === undefined ? (
          <Icon name={icons[kind]} size={20} />
        ) : (
          <img src={picture} alt="" onError={() => setPicture(undefined)} />
        )}
      </i>
      <span>
        <bdi>{name}</bdi>
        <small dir="auto">{state === 'failed' ? texts.fileFailed : texts.size(megabytes(size, locale))}</small>
      </span>
      {state === 'loading' ? <Spinner /> : <Icon name={state === 'failed' ? 'refresh' : 'download'} />}
    </Root>
  );
}

/** Saves the file and never opens it, so that its content cannot run in the page's origin. */
function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
