import { pathOf } from '@tilldesk/domain/contract';
import { readFile } from '@tilldesk/domain/files';
import { useEffect, useState } from 'react';
import { fileAt, upload } from '../../../api/upload.ts';

/** The maximum number of images in memory; older ones are requested again. */
const CACHE_MAX = 200;
const urls = new Map<string, Promise<string>>();

function urlOf(id: string): Promise<string> {
  const known = urls.get(id);
  if (known) return known;
  const [oldest] = urls.keys();
  if (urls.size >= CACHE_MAX && oldest !== undefined) {
    void urls.get(oldest)?.then(URL.revokeObjectURL, () => undefined);
    urls.delete(oldest);
  }
  const url = fileAt(`/api${pathOf(readFile.path, { id })}`).then((bytes) => URL.createObjectURL(bytes));
  urls.set(id, url);
  // A failed download is retried at the next request.
  url.catch(() => urls.delete(id));
  return url;
}

/** Returns the object URL of an image by its file id; undefined until it is loaded, and without an id. */
export function useImageUrl(id: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ id: string; url: string }>();
  useEffect(
    function fetchThePicture() {
      let isOver = false;
      if (id !== undefined) {
        void urlOf(id).then(
          (url) => !isOver && setShown({ id, url }),
          () => undefined,
        );
      }
      return () => {
        isOver = true;
      };
    },
    [id],
  );
  return shown?.id === id ? shown?.url : undefined;
}

/** Uploads an image and returns its file id. Throws `ApiProblem`. */
export async function uploadImage(file: File): Promise<string> {
  const url = (await upload(file).done) ?? '';
  return url.slice(url.lastIndexOf('/') + 1);
}
