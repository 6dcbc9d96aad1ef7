import { type Job, transactionalJob } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { withdrawInvite } from './portal-invite.store';
import { tenantPortalTexts } from './tenant-portal.texts';

export const UNDELIVERED_INVITE_JOB = 'tenant-portal.undelivered';

/** Withdraws an invitation that did not arrive, and notifies the users why. */
const withdrawUndeliveredInvite = transactionalJob(
  UNDELIVERED_INVITE_JOB,
  async ({ tenantId, digest, reason }, { tx }) => {
    const id = Number(tenantId);
    const name = await withdrawInvite(tx, id, String(digest));
    if (name === undefined) return;
    const text = tenantPortalTexts.undelivered(name, String(reason));
    await notifyUsers(tx, makeNotification(notificationKinds.portalInviteUndelivered, text, id));
  },
);

export const tenantPortalJobs: readonly Job[] = [withdrawUndeliveredInvite];
