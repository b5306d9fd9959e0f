/** A node of PostgreSQL's `explain (verbose, format json)`. */
export interface PlanNode {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/**
 * The names of table columns that an outer join may have set to null anywhere in a plan: the outputs of the side that need not have
 * a row.
 */
export function nulledColumns(plan: PlanNode): Set<string> {
  const nulled = new Set<string>();
  const visit = (node: PlanNode): void => {
    for (const child of node.Plans ?? []) {
      if (isNulled(node['Join Type'], child['Parent Relationship']))
        for (const output of child.Output ?? []) for (const [name] of output.matchAll(/\w+/g)) nulled.add(name);
      visit(child);
    }
  };
  visit(plan);
  return nulled;
}

function isNulled(join: string | undefined, side: string | undefined): boolean {
  if (join === 'Full') return side === 'Inner' || side === 'Outer';
  return (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
}

/** Whether an output of a plan cannot be null: a count, a test, a constant, or `coalesce` with one of these at its end. */
export function isNeverNull(output: string): boolean {
  const [, inner] = /^\((.*)\)::[\w ]+(?:\[\])?$/.exec(output) ?? [];
  if (inner !== undefined && isBalanced(inner)) return isNeverNull(inner);
  const [, last] = /^COALESCE\(.*, ([^,]+)\)$/.exec(output) ?? [];
  if (last !== undefined) return isNeverNull(last);
  return /^(count\(.*\)|'[^']*'(::[\w ]+)?|-?\d+(\.\d+)?|true|false|\(.* IS (NOT )?(NULL|DISTINCT FROM .*)\)|EXISTS\(.*\))$/.test(
    output,
  );
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
