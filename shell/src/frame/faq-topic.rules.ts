import type { FaqTopic } from '@husrum/contract/help';

/** The topics by the first segment of the path. */
const topicBySegment: Readonly<Record<string, FaqTopic | undefined>> = {
  company: 'objects',
  entity: 'objects',
  file: 'tickets',
  lease: 'leases',
  tenant: 'leases',
  contact: 'leases',
  message: 'leases',
  invoicebase: 'invoices',
  addon: 'invoices',
  rentadjustment: 'invoices',
  economy: 'payments',
  ticket: 'tickets',
  maintenance: 'tickets',
  fieldwork: 'tickets',
  inspection: 'tickets',
  calendar: 'tickets',
  integration: 'integrations',
  setting: 'account',
};

/** The topic of the questions and answers that fits the page. Other pages have the topic `start`. */
export const findFaqTopic = (pathname: string): FaqTopic =>
  topicBySegment[pathname.split('/')[1] ?? ''] ?? 'start';
