import { invalidInput, orNotFound, problem, type RequestContext, requireRow } from '@husrum/api-platform';
import type { Payout } from '@husrum/contract/payout';
import { formatOre, fromOre, type LocalDate } from '@husrum/format';
import { earliestPayoutDay, findPayoutProblem, splitPayout, sumLeft } from './payout.rules';
import {
  findPayout,
  insertPayout,
  listPayoutParts,
  listPayouts,
  lockPayout,
  lockUnusedPayments,
  type StoredPayout,
} from './payout.store';
import { payoutTexts } from './payout.texts';

type Actor = Pick<RequestContext, 'tx' | 'clock' | 'account'>;

const toPayout = ({ id, company_id, company_name, amount_ore, ...payout }: StoredPayout): Payout => ({
  ...{ id, amount: fromOre(amount_ore), account: payout.account, by: payout.by },
  ...{ paid_at: payout.paid_at, undone_on: payout.undone_on },
  company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
});

export interface NewPayout {
  readonly tenantId: number;
  /** Null: the credit with a company that has been removed. */
  readonly companyId: number | null;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  readonly account: string | null;
}

/** Pays credit of a tenant with a company back to the tenant (docs/domain-rules.md, D-14). */
export const payOut = async (context: Actor, payout: NewPayout): Promise<Payout> => {
  const { tx, clock, account } = context;
  const { tenantId, companyId, amountOre, paidAt } = payout;
  await requireRow(tx, 'tenant', tenantId);
  if (companyId !== null) await requireRow(tx, 'company', companyId);
  const payments = await lockUnusedPayments(tx, { tenantId, companyId });
  const own = payments.filter(({ isInProgram }) => !isInProgram);
  const found = findPayoutProblem(payout, payments, clock.today());
  if (found !== null)
    throw invalidInput(
      {
        NO_CREDIT: { amount: [payoutTexts.noCredit] },
        IN_PROGRAM: { amount: [payoutTexts.inProgram] },
        MORE_THAN_CREDIT: { amount: [payoutTexts.moreThanCredit(formatOre(sumLeft(own)))] },
        IN_FUTURE: { paid_at: [payoutTexts.inFuture] },
        TOO_EARLY: { paid_at: [payoutTexts.tooEarly(earliestPayoutDay(amountOre, own) ?? paidAt)] },
      }[found],
    );
  const id = await insertPayout(
    tx,
    {
      ...{ tenant_id: tenantId, company_id: companyId, amount_ore: amountOre, paid_at: paidAt },
      ...{ account: payout.account, reverses_id: null, user_id: account.userId },
    },
    splitPayout(amountOre, own),
  );
  return toPayout(orNotFound(await findPayout(tx, id)));
};

/** Undoes a payout today: the money is the tenant's credit again. */
export const undoPayout = async ({ tx, clock, account }: Actor, id: number): Promise<Payout> => {
  orNotFound(await lockPayout(tx, id));
  // It is read after locking: it then includes a reversal that a concurrent transaction has just made.
  const payout = orNotFound(await findPayout(tx, id));
  if (payout.undone_on !== null) throw problem('conflict', { message: payoutTexts.alreadyUndone });
  const parts = await listPayoutParts(tx, id);
  await insertPayout(
    tx,
    {
      ...{ tenant_id: payout.tenant_id, company_id: payout.company_id, amount_ore: -payout.amount_ore },
      ...{ paid_at: clock.today(), account: payout.account, reverses_id: id, user_id: account.userId },
    },
    parts.map(({ paymentId, ore }) => ({ paymentId, ore: -ore })),
  );
  return toPayout(orNotFound(await findPayout(tx, id)));
};

export const readPayouts = async ({ tx }: Pick<RequestContext, 'tx'>, tenantId: number) => {
  await requireRow(tx, 'tenant', tenantId);
  return { data: (await listPayouts(tx, tenantId)).map(toPayout) };
};
