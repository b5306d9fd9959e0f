import {
  combinationsOf,
  variantAxes,
  variantKey,
  variantName,
  variantSku,
  type Attributes,
  type Axis,
  type VariantAxis,
} from '@tilldesk/domain/products';

/** The values of each axis as typed, separated by line breaks or commas. */
export type AxisTexts = Readonly<Record<VariantAxis, string>>;

/** A variant to create. */
export type Planned = { key: string; attributes: Attributes; name: string; sku: string };

/** The planned group: its axes, the base product's values, and the missing variants. */
export type Plan = { axes: Axis[]; base: Attributes; missing: Planned[] };

type ExistingVariant = Attributes & { id: string };

/** Returns the initial texts of the dialog: the group's values, else those of the base product. */
export const textsOf = (axes: readonly Axis[], base: Attributes): AxisTexts => {
  const text = (axis: VariantAxis) => axes.find((one) => one.axis === axis)?.values.join(', ') ?? base[axis] ?? '';
  return { color: text('color'), storage: text('storage'), size: text('size'), network: text('network') };
};

/** Parses the axes from the texts; values that differ only in case are the same. */
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

/** Plans a group around a base product. On an axis where the base has no value, it gets the axis's first value. */
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
