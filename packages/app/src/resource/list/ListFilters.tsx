import { Button } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { fieldsOf, optionsOf } from '../kinds.ts';
import { DayRange } from './DayRange.tsx';
import { FilterSlot } from './List.styles.ts';
import type { VersionedRecord, Resource } from '../resource.ts';
import type { List } from './useList.ts';
import { useNounLabels } from '../useResourceTexts.ts';

/** The filters of a resource's list: one select each, whose first option shows everything, and `from` with `to` as a range of days. */
export function ListFilters<R extends VersionedRecord>({ resource, list }: { resource: Resource<R>; list: List<R> }) {
  const { entity, calls } = resource;
  const { filters = [], quiet, costs, filterOptions } = resource.list;
  const t = useTranslate();
  const labels = useNounLabels(entity.name);
  const { viewCost } = useSession().limits;
  const schemas = fieldsOf(calls.list.query);
  return (
    <>
      {filters.map((name) => {
        if (!viewCost && costs?.includes(name)) return null;
        if (quiet?.includes(name) && !list.filters[name]) return null;
        // Two days are one range.
        if (name === 'to') return null;
        if (name === 'from') {
          return <DayRange key={name} list={list} fromLabel={labels.field('from')} toLabel={labels.field('to')} />;
        }
        const useOptions = filterOptions?.[name];
        const filter = {
          label: labels.field(name),
          all: t.ifKnown(`choice.${entity.name}.${name}.all`),
          value: list.filters[name] ?? '',
          onChange: (value: string) => list.setFilter(name, value),
        };
        if (useOptions) return <FilterWithLoadedOptions key={name} {...filter} useOptions={useOptions} />;
        const options = optionsOf(schemas[name]).map((id) => ({ id, label: labels.choice(name, id) }));
        return <ListFilter key={name} {...filter} options={options} />;
      })}
      <ClearFilters list={list} />
    </>
  );
}

/** Clears the filters; shown only while one is set. */
export function ClearFilters({ list }: { list: Pick<List<never>, 'filters' | 'clear'> }) {
  const t = useTranslate();
  if (Object.keys(list.filters).length === 0) return null;
  return (
    <Button tone="quiet" icon="close" onClick={list.clear}>
      {t('list.clear')}
    </Button>
  );
}

type FilterOption = { id: string; label: string };
export type ListFilterProps = {
  label: string;
  /** Empty text while the filter is not set. */
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
  /** Text shown while the filter is not set. @default 'Name: all' */
  all?: string | undefined;
};

/** One filter. Its box contains its name, so that "All" is unambiguous. */
export function ListFilter({ label, value, options, onChange, all: unset }: ListFilterProps) {
  const t = useTranslate();
  const all = { id: EVERYTHING, label: unset ?? t('list.filter.all', { name: label }) };
  const named = options.map((option) => ({
    ...option,
    label: option.id === value ? t('list.filter.set', { name: label, value: option.label }) : option.label,
  }));
  return (
    <FilterSlot>
      <Select
        aria-label={label}
        options={[all, ...named]}
        value={value === '' ? EVERYTHING : value}
        onChange={(id) => onChange(id === EVERYTHING ? '' : id)}
      />
    </FilterSlot>
  );
}

const EVERYTHING = '*';

function FilterWithLoadedOptions({
  useOptions,
  ...filter
}: Omit<ListFilterProps, 'options'> & { useOptions: () => readonly FilterOption[] }) {
  return <ListFilter {...filter} options={useOptions()} />;
}
