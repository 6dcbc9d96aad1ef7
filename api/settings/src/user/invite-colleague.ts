import {
  createToken,
  hashToken,
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  violates,
} from '@husrum/api-platform';
import type { Role } from '@husrum/contract/permission';
import type { InviteRow } from '@husrum/contract/user';
import { inviteUrl } from '../session/mail-links';
import { requireUser } from '../session/profile';
import {
  deleteInvite,
  findPendingInvite,
  findPendingInviteTo,
  insertInvite,
  type PendingInvite,
  renewInvite,
} from './invite-list.store';
import { toInviteRow } from './list-users';
import { INVITE_UNDELIVERED_JOB } from './user.jobs';
import { inviteExpiresAt, isExpired, wasJustSent } from './user.rules';
import { userTexts } from './user.texts';
import { hasUserWithEmail } from './user-account.store';
import { inviteMail } from './user-mails.texts';

interface InviteColleagueCommand {
  readonly email: string;
  readonly role: Role;
}

/** Stores an invitation, or gives a pending one a new link, and mails it. */
const sendInvite = async (
  { email, role }: InviteColleagueCommand,
  pending: PendingInvite | undefined,
  context: RequestContext,
): Promise<InviteRow> => {
  const { tx, account, clock, outbox, settings } = context;
  const now = clock.now();
  const token = createToken();
  const digest = hashToken(token);
  const values = {
    digest,
    role,
    invited_by: account.userId,
    sent_at: now.toISOString(),
    expires_at: inviteExpiresAt(now),
  };
  const id = pending ? pending.id : await insertInvite(tx, { email, ...values });
  if (pending) await renewInvite(tx, id, values);
  const inviter = await requireUser(context);
  await outbox.sendMail({
    ...inviteMail({
      to: email,
      role,
      inviter,
      business: inviter.billable_name,
      href: inviteUrl(settings, token),
    }),
    onFailure: { kind: INVITE_UNDELIVERED_JOB, data: { id, digest } },
  });
  return toInviteRow(orNotFound(await findPendingInvite(tx, id)), now);
};

/** Mails an invitation. If the address has an expired invitation, that one is renewed. */
export const inviteColleague = async (
  input: InviteColleagueCommand,
  context: RequestContext,
): Promise<InviteRow> => {
  const { tx, clock } = context;
  const alreadyInvited = () => invalidInput({ email: [userTexts.alreadyInvited(input.email)] });
  if (await hasUserWithEmail(tx, input.email))
    throw invalidInput({ email: [userTexts.alreadyColleague(input.email)] });
  const pending = await findPendingInviteTo(tx, input.email);
  if (pending && !isExpired(pending.expires_at, clock.now())) throw alreadyInvited();
  try {
    return await sendInvite(input, pending, context);
  } catch (error) {
    if (violates(error, 'invite_pending')) throw alreadyInvited();
    throw error;
  }
};

export const resendInvite = async (id: number, context: RequestContext): Promise<InviteRow> => {
  const { tx, clock } = context;
  const invite = orNotFound(await findPendingInvite(tx, id));
  if (invite.mail_error === null && wasJustSent(invite.sent_at, clock.now()))
    throw problem('conflict', { message: userTexts.justSent });
  return sendInvite(invite, invite, context);
};

export const withdrawInvite = async (id: number, { tx }: RequestContext): Promise<{ message: string }> => {
  if (!(await deleteInvite(tx, id))) throw problem('notFound');
  return { message: userTexts.withdrawn };
};
