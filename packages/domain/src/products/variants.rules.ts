import { TEXT_MAX } from '../fields/fields.ts';
import { variantAxes, type Axis, type VariantAxis } from './variants.entity.ts';

/** What a variant is on each axis; what a group does not vary is left out. */
export type Attributes = { readonly [K in VariantAxis]?: string | null | undefined };

/** Every combination of the axes' values, in the order of the axes; the first axis changes slowest. None without axes. */
export function combinationsOf(axes: readonly Axis[]): Attributes[] {
  if (axes.length === 0) return [];
  return axes.reduce<Attributes[]>(
    (made, { axis, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [axis]: value }))),
    [{}],
  );
}

/** Two variants with the same key are the same variant; letters' case does not tell them apart. */
export const variantKey = (attributes: Attributes): string =>
  JSON.stringify(variantAxes.map((axis) => attributes[axis]?.trim().toLowerCase() ?? ''));

/** The name of a variant: the group's, then its values in the order of the axes; cut at 60 characters. */
export const variantName = (group: string, axes: readonly Pick<Axis, 'axis'>[], attributes: Attributes): string =>
  [group, ...axes.map(({ axis }) => attributes[axis])]
    .filter((part) => part)
    .join(' ')
    .slice(0, TEXT_MAX)
    .trim();

/** The SKU that is proposed for a variant: the base's, then the values' letters and digits; cut at 40 characters. */
export const variantSku = (base: string, axes: readonly Pick<Axis, 'axis'>[], attributes: Attributes): string =>
  [base, ...axes.map(({ axis }) => attributes[axis]?.replaceAll(/[^\p{L}\p{N}]/gu, ''))]
    .filter((part) => part)
    .join('-')
    .toUpperCase()
    .slice(0, 40);
