import {
  createToken,
  hashToken,
  orNotFound,
  problem,
  type RequestContext,
  ROWS_PER_STATEMENT,
  splitIntoChunks,
} from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import { PORTAL_INVITE_DAYS, type PortalLandlord } from '@husrum/contract/tenant-portal';
import { addDays } from '@husrum/format';
import { inviteExpiry } from './invite-expiry.rules';
import { lockTenantsToInvite, lockTenantToInvite, replaceInvites } from './portal-invite.store';
import { UNDELIVERED_INVITE_JOB } from './tenant-portal.jobs';
import { findLandlord } from './tenant-portal.store';
import { inviteMail, tenantPortalTexts } from './tenant-portal.texts';

/** The shortest time between two invitations to one tenant. */
const MIN_INTERVAL_MS = 60_000;

type Context = Pick<RequestContext, 'tx' | 'outbox' | 'clock' | 'settings' | 'account'>;

interface TenantToInvite {
  id: number;
  name: string;
  email: string;
}

const requireLandlord = async ({ tx, account }: Context): Promise<PortalLandlord> => {
  const landlord = await findLandlord(tx, account.businessId);
  if (!landlord) throw problem('notConnected', { message: tenantPortalTexts.off });
  return landlord;
};

/** Writes the invitations and their mails. Links of earlier invitations stop working. */
const sendInvites = async (
  { tx, outbox, clock, settings }: Context,
  landlord: PortalLandlord,
  tenants: readonly TenantToInvite[],
): Promise<void> => {
  const expiresAt = inviteExpiry(clock.now());
  const until = addDays(clock.today(), PORTAL_INVITE_DAYS);
  for (const chunk of splitIntoChunks(tenants, ROWS_PER_STATEMENT)) {
    const invites = chunk.map((tenant) => ({ ...tenant, token: createToken() }));
    await replaceInvites(
      tx,
      invites.map(({ id, email, token }) => ({ tenant_id: id, email, token, expires_at: expiresAt })),
      clock.now().toISOString(),
    );
    await outbox.sendMails(
      invites.map(({ id, name, email, token }) => ({
        ...inviteMail({
          name,
          email,
          href: settings.baseUrl + routes.portal.activate({ token }),
          until,
          landlord,
        }),
        onFailure: { kind: UNDELIVERED_INVITE_JOB, data: { tenantId: id, digest: hashToken(token) } },
      })),
    );
  }
};

/** Invites one tenant, for the first time or again. */
export const inviteTenant = async (context: Context, id: number): Promise<void> => {
  const { tx, clock } = context;
  const tenant = orNotFound(await lockTenantToInvite(tx, id));
  const landlord = await requireLandlord(context);
  const { name, email, status, invite_sent_at, portal_activated_at } = tenant;
  if (portal_activated_at !== null) throw problem('conflict', { message: tenantPortalTexts.alreadyActive });
  if (status === 'INACTIVE') throw problem('conflict', { message: tenantPortalTexts.inactive });
  if (!email?.trim()) throw problem('invalid', { message: tenantPortalTexts.noAddress });
  const sinceLastMs =
    invite_sent_at === null ? MIN_INTERVAL_MS : clock.now().getTime() - Date.parse(invite_sent_at);
  if (sinceLastMs < MIN_INTERVAL_MS) throw problem('conflict', { message: tenantPortalTexts.justSent });
  await sendInvites(context, landlord, [{ id, name, email }]);
};

/** Invites all active tenants who have an email address, and neither an account nor a link that still works. Returns their number. */
export const inviteAllTenants = async (context: Context): Promise<{ invited: number }> => {
  const landlord = await requireLandlord(context);
  const tenants = await lockTenantsToInvite(context.tx, context.clock.now());
  await sendInvites(context, landlord, tenants);
  return { invited: tenants.length };
};
