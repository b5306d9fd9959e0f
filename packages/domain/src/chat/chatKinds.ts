/** Statuses of a chat (spec §4): waiting for staff, joined by staff, or closed until it is reopened. */
export const chatStatuses = ['waiting', 'active', 'closed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Topics of a chat (spec §3); labels, descriptions and opening messages are translated. */
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
