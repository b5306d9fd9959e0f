import { IMAGES_MAX } from '@tilldesk/domain/products';
import { Badge, FileInput, IconButton, Text } from '@tilldesk/ui';
import { useState, type DragEvent } from 'react';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { uploadImage } from './images.wiring.ts';
import { movedTo } from '../movedTo.ts';
import { ProductThumb } from '../ProductThumb.tsx';
import { Tile, Tiles } from '../products.styles.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;

/** Input for a product's images, the cover first; they are sorted by dragging or with buttons. */
export function ImagesInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const problems = useProblem();
  const images = Array.isArray(value) ? value.map(String) : [];
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState('');
  const put = (next: readonly string[]) => onChange(next.length === 0 ? null : next);
  const move = (from: number, to: number) => put(movedTo(images, from, to));

  const addFiles = async (files: readonly File[]) => {
    setFailure('');
    setSending(files.length);
    const added: string[] = [];
    try {
      for (const file of files.slice(0, IMAGES_MAX - images.length)) added.push(await uploadImage(file));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(problems.message(error));
    } finally {
      setSending(0);
      put([...images, ...added]);
    }
  };
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (draggedIndex !== null) move(draggedIndex, at);
    setDraggedIndex(null);
  };
  return (
    <div>
      {images.length > 0 && (
        <Tiles>
          {images.map((id, at) => (
            <Tile
              key={id}
              draggable
              onDragStart={() => setDraggedIndex(at)}
              onDragOver={(event) => draggedIndex !== null && event.preventDefault()}
              onDrop={(event) => drop(event, at)}
              onDragEnd={() => setDraggedIndex(null)}
            >
              <ProductThumb image={id} size={96} alt={t('products.image.of', { at: at + 1 })} />
              <span>
                <IconButton
                  size="s"
                  icon="chevron-left"
                  label={t('products.image.earlier', { at: at + 1 })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  size="s"
                  icon="trash"
                  label={t('products.image.remove', { at: at + 1 })}
                  onClick={() => put(images.filter((one) => one !== id))}
                />
                <IconButton
                  size="s"
                  icon="chevron-right"
                  label={t('products.image.later', { at: at + 1 })}
                  disabled={at === images.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
              {at === 0 && <Badge tone="accent">{t('products.image.cover')}</Badge>}
            </Tile>
          ))}
        </Tiles>
      )}
      {images.length < IMAGES_MAX && (
        <FileInput
          multiple
          types={TYPES}
          maxBytes={MAX_BYTES}
          maxFiles={IMAGES_MAX - images.length}
          value={[]}
          disabled={sending > 0}
          hint={t(sending > 0 ? 'products.image.sending' : 'products.image.hint', {
            count: sending,
            max: IMAGES_MAX,
          })}
          texts={{ choose: t('products.image.choose'), drop: t('products.image.drop') }}
          onChange={(entries) => void addFiles(entries.map(({ file }) => file))}
        />
      )}
      <Text as="p" role="status" tone="bad" size="s">
        {failure}
      </Text>
    </div>
  );
}
