import { activeStatuses, liveStatuses } from '../../packages/domain/src/inventory/units.entity.ts';
import { unitTransitions } from '../../packages/domain/src/inventory/unitTransitions.rules.ts';

/** The file of the database functions about the status of a unit. */
export const unitTransitionsPath = 'packages/server/src/database/functions/unit-transitions.sql';

/** Prints the domain's statuses and table of transitions as functions for statements and for the trigger on `units`. */
export function unitTransitionsSql(): string {
  const cases = Object.entries(unitTransitions)
    .filter(([, next]) => next.length > 0)
    .map(([from, next]) => `    when '${from}' then moved_to in (${listed(next)})`);
  return `-- Generated from packages/domain/src/inventory by \`pnpm docs\`; do not edit.

-- Whether a unit may change from one status to another.
create or replace function unit_may_move(moved_from text, moved_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case moved_from
${cases.join('\n')}
  end, false)
$$;

-- Whether a unit with this status counts as on hand. PostgreSQL inlines it, so that partial indexes apply.
create or replace function unit_is_live(status text) returns boolean
language sql immutable parallel safe as $$ select status in (${listed(liveStatuses)}) $$;

-- Whether a unit with this status still belongs to the shop.
create or replace function unit_is_active(status text) returns boolean
language sql immutable parallel safe as $$ select status in (${listed(activeStatuses)}) $$;
`;
}

const listed = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');
