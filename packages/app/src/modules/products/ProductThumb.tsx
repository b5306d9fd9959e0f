import { Thumb } from '@tilldesk/ui';
import { useImageUrl } from './form/images.wiring.ts';

/** A product image by its file id, or a placeholder until it is loaded. */
export function ProductThumb({ image, size, alt }: { image: string | undefined; size?: number; alt?: string }) {
  return <Thumb src={useImageUrl(image)} size={size} alt={alt} />;
}
