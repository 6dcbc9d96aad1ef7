import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import type { BooksEventKind, CompanyBooks } from '@husrum/contract/company-books';
import { type LocalDate, lastLockableDay } from '@husrum/format';
import { addBooksEvent, findCompanyBooks, lockCompanyBooks, saveLockedThrough } from './company-books.store';
import { companyBooksTexts } from './company-books.texts';
import { findLockProblem, findUnlockProblem } from './month-lock.rules';

type Actor = Pick<RequestContext, 'tx' | 'clock' | 'account'>;

interface LockChange {
  readonly what: Exclude<BooksEventKind, 'EXPORTED'>;
  readonly through: LocalDate | null;
  readonly reason: string | null;
}

const changeLock = async (
  { tx, account }: Actor,
  companyId: number,
  { what, through, reason }: LockChange,
): Promise<CompanyBooks> => {
  await saveLockedThrough(tx, companyId, through);
  await addBooksEvent(tx, {
    ...{ company_id: companyId, what, from_day: null, to_day: through, reason, user_id: account.userId },
  });
  return orNotFound(await findCompanyBooks(tx, companyId));
};

/**
 * Locks the months of a company to the day (docs/domain-rules.md, D-24): what happens in them from now on is booked on the first
 * day after it.
 */
export const lockMonths = async (
  context: Actor,
  companyId: number,
  through: LocalDate,
): Promise<CompanyBooks> => {
  const { locked_through } = orNotFound(await lockCompanyBooks(context.tx, companyId));
  const today = context.clock.today();
  const found = findLockProblem(through, locked_through, today);
  if (found !== null)
    throw invalidInput({ through: [companyBooksTexts.lockProblem(found, lastLockableDay(today))] });
  return changeLock(context, companyId, { what: 'LOCKED', through, reason: null });
};

/** Unlocks the months after the day; all, without a day. What was booked later because of the lock stays where it is. */
export const unlockMonths = async (
  context: Actor,
  companyId: number,
  { through, reason }: { readonly through: LocalDate | null; readonly reason: string },
): Promise<CompanyBooks> => {
  const { locked_through } = orNotFound(await lockCompanyBooks(context.tx, companyId));
  const found = findUnlockProblem(through, locked_through);
  if (found !== null) throw invalidInput({ through: [companyBooksTexts.unlockProblem(found)] });
  return changeLock(context, companyId, { what: 'UNLOCKED', through, reason });
};
