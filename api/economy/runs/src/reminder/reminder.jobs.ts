import { type Job, transactionalJob } from '@husrum/api-platform';
import { sendingJob } from '../job-run/sending-job';
import { CHARGE_FEE_JOB, chargeReminderFee } from './charge-reminder-fee';
import { reminderDocuments } from './reminder-documents';
import { reminderRunDocuments } from './reminder-run-documents';

export const reminderJobs: readonly Job[] = [
  sendingJob('REMIND', reminderRunDocuments),
  reminderDocuments.undeliveredJob,
  transactionalJob(CHARGE_FEE_JOB, (data, context) =>
    chargeReminderFee(
      { ...context, account: { businessId: Number(data.billableId), userId: null } },
      Number(data.reminderId),
    ),
  ),
];
