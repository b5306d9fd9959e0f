import type { Option } from '../OptionPanel/option.ts';

/**
 * Returns the options of the selected ids, in the order of selection. An id without an option becomes an option itself, so that
 * it can be removed.
 */
export function chosenOf(options: readonly Option[], ids: readonly string[]): Option[] {
  if (ids.length === 0) return [];
  const selectedIds = new Set(ids);
  const known = new Map<string, Option>();
  for (const option of options) if (selectedIds.has(option.id) && !known.has(option.id)) known.set(option.id, option);
  return ids.map((id) => known.get(id) ?? { id, label: id });
}
