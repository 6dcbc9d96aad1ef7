import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { findReminderAgreement, saveReminderAgreement } from './reminder-agreement.store';

export const readReminderAgreement = async ({ tx }: Pick<RequestContext, 'tx'>, leaseId: number) => ({
  is_agreed: orNotFound(await findReminderAgreement(tx, leaseId)),
});

/** Sets whether the reminder fee is agreed in the lease: only then does a reminder state it. */
export const setReminderAgreement = async (
  context: Pick<RequestContext, 'tx' | 'account'>,
  leaseId: number,
  isAgreed: boolean,
) => {
  await readReminderAgreement(context, leaseId);
  await saveReminderAgreement(context.tx, leaseId, { isAgreed, userId: context.account.userId });
  return readReminderAgreement(context, leaseId);
};
