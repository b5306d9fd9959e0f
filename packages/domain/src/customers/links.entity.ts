/** What one customer is to another; each has its other side. */
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

/** The same link seen from its other end: whose parent I am is my child. */
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
