import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import type { Tx } from '../platform/db';
import { invalid, problem } from '../platform/errors';
import { type PublicContext, violates } from '../platform/http';
import { closeInvite, findInvite } from './invite.store';
import { trialEnd } from './membership.rules';
import { hashPassword } from './password';
import { sendVerification } from './send-verification';
import { insertBillable, insertUser, isEmailTaken } from './user.store';

type Registration = BodyOf<typeof sessionCalls.register>;

const taken = () => invalid({ 'user.email': ['Det finns redan ett konto med den här e-postadressen'] });

interface Place {
  billableId: number;
  admin: boolean;
  /** The address that the invitation was sent to: whoever has its link has that mailbox. */
  provenEmail: string | null;
}

const ownBusiness = async (tx: Tx, { billable }: Registration, today: string): Promise<Place> => {
  if (!billable) throw invalid({ 'billable.name': ['Verksamhetens namn måste fyllas i'] });
  const { name, organisation, phone } = billable;
  const trial = { trial_ends_on: trialEnd(today) };
  const billableId = await insertBillable(tx, { name, organisation: organisation === 1, phone, ...trial });
  return { billableId, admin: true, provenEmail: null };
};

const invited = async (tx: Tx, token: string, now: Date): Promise<Place> => {
  const invite = await findInvite(tx, token);
  if (!invite || !(await closeInvite(tx, invite.id, now.toISOString()))) throw problem('linkExpired');
  return { billableId: invite.billable_id, admin: false, provenEmail: invite.email };
};

/** A new business with its first user, or one more user of the business that sent the invitation. */
export const register = async (input: Registration, context: PublicContext): Promise<{ message: string }> => {
  const { db, clock } = context;
  const { user, invite } = input;
  const password_hash = await hashPassword(user.password);
  try {
    return await db.system(async (tx) => {
      if (await isEmailTaken(tx, user.email)) throw taken();
      const { billableId, admin, provenEmail } = invite
        ? await invited(tx, invite, clock.now())
        : await ownBusiness(tx, input, clock.today());
      const proven = provenEmail === user.email;
      const id = await insertUser(tx, {
        billable_id: billableId,
        name: user.name,
        email: user.email,
        password_hash,
        billable_admin: admin,
        email_verified_at: proven ? clock.now().toISOString() : null,
      });
      if (proven) return { message: 'Kontot är registrerat. Logga in för att börja.' };
      await sendVerification(tx, context, { id, billable_id: billableId, ...user });
      return { message: 'Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post' };
    });
  } catch (error) {
    if (violates(error, 'user_account_email_key')) throw taken();
    throw error;
  }
};
