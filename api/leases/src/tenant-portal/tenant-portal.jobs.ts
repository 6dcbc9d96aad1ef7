import { routes } from '@husrum/contract/routes';
import { notifyUsers } from '../notification/notification.store';
import { type Job, transactionalJob } from '../platform/jobs/job';
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
    const texts = tenantPortalTexts.undelivered(name, String(reason));
    await notifyUsers(tx, { type: 'tenant', ...texts, link: routes.tenant.detail({ id }) });
  },
);

export const tenantPortalJobs: readonly Job[] = [withdrawUndeliveredInvite];
