import {
  combinationsOf,
  variantAxes,
  variantKey,
  variantName,
  variantSku,
  type Attributes,
  type Axis,
  type VariantAxis,
} from '@tilldesk/domain/catalogue';

/** The values of each axis as they are written, one a line or parted by commas. */
export type AxisTexts = Readonly<Record<VariantAxis, string>>;

/** A variant that would be made. */
export type Planned = { key: string; attributes: Attributes; name: string; sku: string };

/** What becomes of a group: its axes, what the base is on them, and the variants that are still missing. */
export type Plan = { axes: Axis[]; base: Attributes; missing: Planned[] };

type ExistingVariant = Attributes & { id: string };

/** The texts that a dialog begins with: a group's values, else what the base is. */
export const textsOf = (axes: readonly Axis[], base: Attributes): AxisTexts => {
  const text = (axis: VariantAxis) => axes.find((one) => one.axis === axis)?.values.join(', ') ?? base[axis] ?? '';
  return { color: text('color'), storage: text('storage'), size: text('size'), network: text('network') };
};

/** The axes that texts say; the same value in another case is the same value. */
export function axesOf(texts: AxisTexts): Axis[] {
  return variantAxes.flatMap((axis) => {
    const seen = new Set<string>();
    const values = texts[axis]
      .split(/[\n,;]/)
      .map((value) => value.trim())
      .filter((value) => {
        const isNew = value !== '' && !seen.has(value.toLowerCase());
        seen.add(value.toLowerCase());
        return isNew;
      });
    return values.length === 0 ? [] : [{ axis, values }];
  });
}

/** Plans a group round a product. What the base is not said to be on an axis, it is by the axis's first value. */
export function planOf(
  name: string,
  texts: AxisTexts,
  base: Attributes & { id: string; sku: string },
  existing: readonly ExistingVariant[],
): Plan {
  const axes = axesOf(texts);
  const own: Attributes = Object.fromEntries(
    axes.map(({ axis, values }) => [axis, values.find((value) => value === base[axis]) ?? values[0]]),
  );
  const takenKeys = new Set([variantKey(own), ...existing.filter(({ id }) => id !== base.id).map(variantKey)]);
  const missing = combinationsOf(axes)
    .map((attributes) => ({
      key: variantKey(attributes),
      attributes,
      name: variantName(name, axes, attributes),
      sku: variantSku(base.sku, axes, attributes),
    }))
    .filter(({ key }) => !takenKeys.has(key));
  return { axes, base: own, missing };
}
