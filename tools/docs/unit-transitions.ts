import { unitTransitions } from '../../packages/domain/src/inventory/unitTransitions.rules.ts';

/** The file of the database function that allows or rejects a change of a unit's status. */
export const unitTransitionsPath = 'packages/server/src/database/functions/unit-transitions.sql';

/** Prints the domain's table of transitions as the function that the trigger on `units` calls. */
export function unitTransitionsSql(): string {
  const cases = Object.entries(unitTransitions)
    .filter(([, next]) => next.length > 0)
    .map(([from, next]) => `    when '${from}' then moved_to in (${next.map((to) => `'${to}'`).join(', ')})`);
  return `-- Generated from packages/domain/src/inventory/unitTransitions.rules.ts by \`pnpm docs\`; do not edit.

-- Whether a unit may change from one status to another.
create or replace function unit_may_move(moved_from text, moved_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case moved_from
${cases.join('\n')}
  end, false)
$$;
`;
}
