import type { Option } from '../OptionPanel/option.ts';

/** Finds the options of the chosen ids, in the order of choosing; an id that no option has stands for itself, so that it can be removed. */
export function chosenOf(options: readonly Option[], ids: readonly string[]): Option[] {
  if (ids.length === 0) return [];
  const selectedIds = new Set(ids);
  const known = new Map<string, Option>();
  for (const option of options) if (selectedIds.has(option.id) && !known.has(option.id)) known.set(option.id, option);
  return ids.map((id) => known.get(id) ?? { id, label: id });
}
