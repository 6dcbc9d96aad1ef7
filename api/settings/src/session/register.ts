import {
  type Clock,
  invalidInput,
  type PublicContext,
  problem,
  type Tx,
  violates,
} from '@husrum/api-platform';
import type { Role } from '@husrum/contract/permission';
import { insertBusiness, type NewBusiness, updateBusiness } from './business.store';
import { acceptInvite, findInvite, type Invite } from './invite.store';
import { consumeLinkMailQuota } from './link-mail.store';
import { signInUrl } from './mail-links';
import { trialEndsOn } from './membership.rules';
import { hashPassword } from './password';
import { sendVerification } from './send-verification';
import { sessionTexts } from './session.texts';
import { accountExistsMail } from './session-mails.texts';
import {
  findUserByEmail,
  insertUser,
  isEmailTaken,
  isOnlyUser,
  type StoredUser,
  updateUser,
} from './user.store';

interface RegisterCommand {
  /** The new business. It is null for a user who joins by an invitation. */
  readonly business: {
    readonly name: string;
    readonly isOrganisation: boolean;
    readonly phone: string | null;
  } | null;
  /** The token of an invitation. */
  readonly invite: string | null;
  readonly user: { readonly email: string; readonly name: string; readonly password: string };
}

const emailTakenError = (business: string) =>
  invalidInput({ 'user.email': [sessionTexts.invitedEmailTaken(business)] });

/** The kind of the job that tells the sender of an invitation that it was accepted. Its data are `inviteId` and `userId`. */
export const INVITE_ACCEPTED_JOB = 'invite.accepted';

interface JoinedBusiness {
  businessId: number;
  role: Role;
  /** It is null for the first user of a new business. */
  invite: Invite | null;
}

interface NewRegistration {
  input: RegisterCommand;
  password_hash: string;
}

const toBusiness = ({ business }: RegisterCommand, today: string): NewBusiness => {
  if (!business) throw invalidInput({ 'billable.name': [sessionTexts.businessNameMissing] });
  const { name, isOrganisation, phone } = business;
  return { name, organisation: isOrganisation, phone, trial_ends_on: trialEndsOn(today) };
};

/**
 * Nobody has proven that an unverified address is theirs, so the latest registration of the address counts: its name, its
 * password and its business replace those of the earlier one. The caller revokes the links of earlier registrations, and leaves
 * an account that has joined the business of others as it is.
 */
const replaceRegistration = async (
  tx: Tx,
  { input, password_hash }: NewRegistration,
  owner: StoredUser,
  today: string,
): Promise<void> => {
  await updateUser(tx, owner.id, { name: input.user.name, password_hash });
  await updateBusiness(tx, owner.billable_id, toBusiness(input, today));
};

const createBusiness = async (tx: Tx, input: RegisterCommand, today: string): Promise<JoinedBusiness> => {
  const businessId = await insertBusiness(tx, toBusiness(input, today));
  return { businessId, role: 'ADMINISTRATOR', invite: null };
};

/** Throws 422 for an invitation that has been used or withdrawn, or has expired. */
const requireInvite = async (tx: Tx, token: string, now: Date): Promise<Invite> => {
  const invite = await findInvite(tx, token, now);
  if (!invite) throw problem('inviteExpired');
  return invite;
};

const joinByInvite = async (tx: Tx, token: string, now: Date): Promise<JoinedBusiness> => {
  const invite = await requireInvite(tx, token, now);
  if (!(await acceptInvite(tx, invite.id, now.toISOString()))) throw problem('inviteExpired');
  return { businessId: invite.billable_id, role: invite.role, invite };
};

/**
 * Answers as if the account were new, so that nobody learns which addresses have one, and mails the owner of the address. Only an
 * invited user sees the error, because the link proves that the mailbox is theirs.
 */
const answerTakenEmail = async (
  tx: Tx,
  { input, password_hash }: NewRegistration,
  context: PublicContext,
): Promise<{ message: string }> => {
  const { clock, settings, createOutbox } = context;
  const {
    user: { email },
    invite,
  } = input;
  const invited = invite ? await findInvite(tx, invite, clock.now()) : undefined;
  if (invited?.email === email) throw emailTakenError(invited.billable_name);
  const owner = await findUserByEmail(tx, email);
  if (owner && owner.email_verified_at === null) {
    const canReplace = invite === null && (await isOnlyUser(tx, owner));
    const user = { ...owner, name: canReplace ? input.user.name : owner.name };
    const isMailed = await sendVerification(tx, context, user, { revokesOlder: canReplace });
    if (canReplace && isMailed) await replaceRegistration(tx, { input, password_hash }, owner, clock.today());
  } else if (owner && (await consumeLinkMailQuota(tx, 'known', email, clock.now())))
    await createOutbox(tx, owner.billable_id).sendMail(
      accountExistsMail(owner, signInUrl(settings), invited?.billable_name),
    );
  return { message: sessionTexts.registered };
};

/**
 * Throws 422 unless the input has a business or a valid invitation. It is checked before the email address, so that the
 * answer does not tell whether the address has an account.
 */
const requireBusinessOrInvite = async (tx: Tx, input: RegisterCommand, clock: Clock): Promise<void> => {
  if (input.invite) await requireInvite(tx, input.invite, clock.now());
  else toBusiness(input, clock.today());
};

/** Registers a new business with its first user, or a user who joins the business of an invitation. */
export const register = async (
  input: RegisterCommand,
  context: PublicContext,
): Promise<{ message: string }> => {
  const { db, clock, createOutbox } = context;
  const { user } = input;
  const passwordHash = await hashPassword(user.password);
  const registration = { input, password_hash: passwordHash };
  try {
    return await db.system(async (tx) => {
      await requireBusinessOrInvite(tx, input, clock);
      if (await isEmailTaken(tx, user.email)) return await answerTakenEmail(tx, registration, context);
      const joined = input.invite
        ? await joinByInvite(tx, input.invite, clock.now())
        : await createBusiness(tx, input, clock.today());
      const { businessId, role, invite } = joined;
      // Whoever has the link has access to the mailbox that it was sent to.
      const isVerified = invite?.email === user.email;
      const id = await insertUser(tx, {
        billable_id: businessId,
        name: user.name,
        email: user.email,
        password_hash: passwordHash,
        role,
        email_verified_at: isVerified ? clock.now().toISOString() : null,
      });
      if (invite)
        await createOutbox(tx, businessId).enqueueJob(INVITE_ACCEPTED_JOB, {
          inviteId: invite.id,
          userId: id,
        });
      if (isVerified) return { message: sessionTexts.registeredByInvite };
      await sendVerification(tx, context, { id, billable_id: businessId, ...user });
      return { message: sessionTexts.registered };
    });
  } catch (error) {
    if (violates(error, 'user_account_email_key'))
      return db.system((tx) => answerTakenEmail(tx, registration, context));
    throw error;
  }
};
