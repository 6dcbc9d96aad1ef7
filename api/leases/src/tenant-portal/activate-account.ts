import { invalidInput, type PublicContext, problem, type Tx } from '@husrum/api-platform';
import { hashPassword } from '@husrum/api-settings';
import type { ResponseOf } from '@husrum/contract/core';
import { routes } from '@husrum/contract/routes';
import { isGuessablePassword, passwordTexts } from '@husrum/contract/session';
import type { PortalLandlord, tenantPortalCalls } from '@husrum/contract/tenant-portal';
import {
  consumeInvite,
  findUsableInvite,
  saveActivatedAccount,
  type UsableInvite,
} from './portal-invite.store';
import { findLandlord } from './tenant-portal.store';
import { activationMail, tenantPortalTexts } from './tenant-portal.texts';

const linkExpired = () => problem('linkExpired', { message: tenantPortalTexts.linkExpired });

/** Throws 422 for a link that has been used or replaced or is too old, and while the landlord's portal is off. */
const requireInvite = async (
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ invite: UsableInvite; landlord: PortalLandlord }> => {
  const invite = await findUsableInvite(tx, token, now);
  const landlord = invite && (await findLandlord(tx, invite.billable_id));
  if (!invite || !landlord) throw linkExpired();
  return { invite, landlord };
};

export const readPortalInvite = (
  token: string,
  { db, clock }: Pick<PublicContext, 'db' | 'clock'>,
): Promise<ResponseOf<typeof tenantPortalCalls.invite>> =>
  db.system(async (tx) => {
    const { invite, landlord } = await requireInvite(tx, token, clock.now());
    const { name, email, stub, expires_at } = invite;
    return { name, email, stub, expires_at, landlord };
  });

/** Sets the password that the tenant has chosen. The link was sent by mail, so it also verifies the email address. */
export const activatePortalAccount = async (
  token: string,
  password: string,
  { db, clock, settings, createOutbox }: PublicContext,
): Promise<{ message: string }> => {
  const { invite, landlord } = await db.system((tx) => requireInvite(tx, token, clock.now()));
  if (isGuessablePassword(password, invite.email))
    throw invalidInput({ password: [passwordTexts.guessable] });
  const passwordHash = await hashPassword(password);
  await db.system(async (tx) => {
    const now = clock.now().toISOString();
    if (!(await consumeInvite(tx, invite.digest, now))) throw linkExpired();
    await saveActivatedAccount(tx, invite, passwordHash, now);
    await createOutbox(tx, invite.billable_id).sendMail(
      activationMail({
        name: invite.name,
        email: invite.email,
        landlord,
        href: settings.baseUrl + routes.portal.landlord({ stub: invite.stub ?? '' }),
      }),
    );
  });
  return { message: tenantPortalTexts.activated };
};
