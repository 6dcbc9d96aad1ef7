/** The topics of the questions and answers, in the order they are shown. */
export const faqTopics = [
  'start',
  'objects',
  'leases',
  'invoices',
  'payments',
  'tickets',
  'integrations',
  'account',
] as const;
export type FaqTopic = (typeof faqTopics)[number];
