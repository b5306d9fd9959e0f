import { TEXT_MAX } from '../fields/fields.ts';
import { variantAxes, type Axis, type VariantAxis } from './variants.entity.ts';

/** Attribute values of a variant; attributes that the group does not vary are omitted. */
export type Attributes = { readonly [K in VariantAxis]?: string | null | undefined };

/** All combinations of the axis values, in axis order; the first axis varies slowest. Empty without axes. */
export function combinationsOf(axes: readonly Axis[]): Attributes[] {
  if (axes.length === 0) return [];
  return axes.reduce<Attributes[]>(
    (made, { axis, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [axis]: value }))),
    [{}],
  );
}

/** Key of a variant, case-insensitive; two variants with the same key are duplicates. */
export const variantKey = (attributes: Attributes): string =>
  JSON.stringify(variantAxes.map((axis) => attributes[axis]?.trim().toLowerCase() ?? ''));

/** Name of a variant: group name and values in axis order, cut at 60 characters. */
export const variantName = (group: string, axes: readonly Pick<Axis, 'axis'>[], attributes: Attributes): string =>
  [group, ...axes.map(({ axis }) => attributes[axis])]
    .filter((part) => part)
    .join(' ')
    .slice(0, TEXT_MAX)
    .trim();

/** Proposed SKU of a variant: base SKU, then letters and digits of the values, cut at 40 characters. */
export const variantSku = (base: string, axes: readonly Pick<Axis, 'axis'>[], attributes: Attributes): string =>
  [base, ...axes.map(({ axis }) => attributes[axis]?.replaceAll(/[^\p{L}\p{N}]/gu, ''))]
    .filter((part) => part)
    .join('-')
    .toUpperCase()
    .slice(0, 40);
