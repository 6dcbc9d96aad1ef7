import { type Job, transactionalJob } from '@husrum/api-platform';
import { DUE_NOTICE_JOB, enqueueDueNotices } from './due-ticket.store';
import { notifyDueTickets } from './notify-due-tickets';

export const ticketJobs: readonly Job[] = [
  transactionalJob(
    'ticket.due-notices',
    (_data, { tx, clock }) => enqueueDueNotices(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '7:05' } },
  ),
  transactionalJob(DUE_NOTICE_JOB, (_data, context) => notifyDueTickets(context)),
];
