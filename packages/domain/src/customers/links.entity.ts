/** Relations between customers; each has an inverse. */
export const relations = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'household',
  'employer',
  'employee',
  'friend',
  'other',
] as const;
export type Relation = (typeof relations)[number];

/** The inverse of each relation: the inverse of parent is child. */
export const inverseRelation: Readonly<Record<Relation, Relation>> = {
  spouse: 'spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  household: 'household',
  employer: 'employee',
  employee: 'employer',
  friend: 'friend',
  other: 'other',
};
