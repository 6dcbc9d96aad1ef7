import type { Job } from '@husrum/api-platform';
import { sendingJob } from '../job-run/sending-job';
import { reminderDocuments } from './reminder-documents';
import { reminderRunDocuments } from './reminder-run-documents';

export const reminderJobs: readonly Job[] = [
  sendingJob('REMIND', reminderRunDocuments),
  reminderDocuments.undeliveredJob,
];
