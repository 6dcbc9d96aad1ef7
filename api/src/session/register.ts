import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import { type PublicContext, violates } from '../platform/http';
import { acceptInvite, findInvite } from './invite.store';
import { trialEndsOn } from './membership.rules';
import { hashPassword } from './password';
import { sendVerification } from './send-verification';
import { insertBillable, insertUser, isEmailTaken } from './user.store';

type Registration = BodyOf<typeof sessionCalls.register>;

const emailTaken = () => invalid({ 'user.email': ['Det finns redan ett konto med den här e-postadressen'] });

interface UserPlacement {
  billableId: number;
  admin: boolean;
  /** The address that the invitation was sent to. Whoever has the link has access to that mailbox. */
  verifiedEmail: string | null;
}

const createBusiness = async (tx: Tx, { billable }: Registration, today: string): Promise<UserPlacement> => {
  if (!billable) throw invalid({ 'billable.name': ['Verksamhetens namn måste fyllas i'] });
  const { name, organisation, phone } = billable;
  const trial = { trial_ends_on: trialEndsOn(today) };
  const billableId = await insertBillable(tx, { name, organisation: organisation === 1, phone, ...trial });
  return { billableId, admin: true, verifiedEmail: null };
};

const joinByInvite = async (tx: Tx, token: string, now: Date): Promise<UserPlacement> => {
  const invite = await findInvite(tx, token);
  if (!invite || !(await acceptInvite(tx, invite.id, now.toISOString()))) throw problem('linkExpired');
  return { billableId: invite.billable_id, admin: false, verifiedEmail: invite.email };
};

/** Registers a new business with its first user, or a user who joins the business of an invitation. */
export const register = async (input: Registration, context: PublicContext): Promise<{ message: string }> => {
  const { db, clock } = context;
  const { user, invite } = input;
  const password_hash = await hashPassword(user.password);
  try {
    return await db.system(async (tx) => {
      if (await isEmailTaken(tx, user.email)) throw emailTaken();
      const { billableId, admin, verifiedEmail } = invite
        ? await joinByInvite(tx, invite, clock.now())
        : await createBusiness(tx, input, clock.today());
      const isVerified = verifiedEmail === user.email;
      const id = await insertUser(tx, {
        billable_id: billableId,
        name: user.name,
        email: user.email,
        password_hash,
        billable_admin: admin,
        email_verified_at: isVerified ? clock.now().toISOString() : null,
      });
      if (isVerified) return { message: 'Kontot är registrerat. Logga in för att börja.' };
      await sendVerification(tx, context, { id, billable_id: billableId, ...user });
      return { message: 'Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post' };
    });
  } catch (error) {
    if (violates(error, 'user_account_email_key')) throw emailTaken();
    throw error;
  }
};
