/** Where a chat stands (spec §4): nobody has joined, somebody of the staff has, or it is over until it is reopened. */
export const chatStatuses = ['waiting', 'active', 'closed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** What a chat may be about (spec §3); labels, descriptions and opening messages are the reader's language's. */
export const chatTopics = [
  'general',
  'technical',
  'billing',
  'sales',
  'repair',
  'warranty',
  'training',
  'other',
] as const;
export type ChatTopic = (typeof chatTopics)[number];
