import { RING_UNDECIDED_JOB } from '@husrum/api-payments';
import { type Job, transactionalJob } from '@husrum/api-platform';
import { notifyUndecidedPayments, ringUndecidedFile } from './notify-undecided-payments';
import { enqueueUndecidedPayments, UNDECIDED_PAYMENTS_JOB } from './undecided-payment.store';

export const undecidedPaymentJobs: readonly Job[] = [
  transactionalJob(
    'bankFile.undecided-all',
    (_data, { tx, clock }) => enqueueUndecidedPayments(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '7:10' } },
  ),
  transactionalJob(UNDECIDED_PAYMENTS_JOB, (_data, context) => notifyUndecidedPayments(context)),
  transactionalJob(RING_UNDECIDED_JOB, (data, context) =>
    ringUndecidedFile(context, { fileId: Number(data.fileId), count: Number(data.count) }),
  ),
];
