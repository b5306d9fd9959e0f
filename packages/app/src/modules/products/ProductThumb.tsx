import { Thumb } from '@tilldesk/ui';
import { useImageUrl } from './images.wiring.ts';

/** A picture of a product by its file, or a box while there is none. */
export function ProductThumb({ image, size, alt }: { image: string | undefined; size?: number; alt?: string }) {
  return <Thumb src={useImageUrl(image)} size={size} alt={alt} />;
}
