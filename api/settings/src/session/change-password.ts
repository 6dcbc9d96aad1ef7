import { invalidInput, type TransactionsContext } from '@husrum/api-platform';
import { isGuessablePassword, passwordTexts } from '@husrum/contract/session';
import { revokeLinkTokens } from './link-token.store';
import { hashPassword } from './password';
import { requirePassword } from './require-password';
import { revokeSessions } from './session.store';
import { sessionTexts } from './session.texts';
import { passwordChangedMail } from './session-mails.texts';
import { updateUser } from './user.store';

interface ChangePasswordCommand {
  readonly current_password: string;
  readonly password: string;
}

/**
 * Changes the password, ends all other sessions of the user and makes reset links in mails invalid. The passwords are
 * hashed between transactions, because that is slow.
 */
export const changePassword = async (
  { current_password, password }: ChangePasswordCommand,
  { transaction }: Pick<TransactionsContext, 'transaction'>,
): Promise<{ message: string }> => {
  const user = await requirePassword(transaction, current_password, 'current_password');
  if (isGuessablePassword(password, user.email)) throw invalidInput({ password: [passwordTexts.guessable] });
  if (password === current_password) throw invalidInput({ password: [sessionTexts.samePassword] });
  const passwordHash = await hashPassword(password);
  await transaction(async ({ tx, account, clock, outbox }) => {
    const now = clock.now().toISOString();
    await updateUser(tx, user.id, { password_hash: passwordHash });
    await revokeSessions(tx, user.id, now, account.sessionId);
    await revokeLinkTokens(tx, 'reset', user.id, now);
    await outbox.sendMail(passwordChangedMail(user));
  });
  return { message: sessionTexts.passwordChanged };
};
