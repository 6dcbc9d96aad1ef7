import { requireInvoice } from '@husrum/api-invoicing';
import { invalidInput, orNotFound, problem, type RequestContext, requireRow } from '@husrum/api-platform';
import type { PaymentPromise } from '@husrum/contract/payment-promise';
import { formatOre, fromOre, type LocalDate } from '@husrum/format';
import { findPromiseProblem, findPromiseState, type NewPromise } from './payment-promise.rules';
import {
  findPromise,
  insertPromise,
  listPromises,
  lockPromise,
  type StoredPromise,
  saveWithdrawal,
} from './payment-promise.store';
import { paymentPromiseTexts as texts } from './payment-promise.texts';

type Actor = Pick<RequestContext, 'tx' | 'clock' | 'account'>;

const toPromise = (stored: StoredPromise, today: LocalDate): PaymentPromise => {
  const { id, promised_on, amount_ore, note, by, created_at, withdrawn_at, withdrawn_by } = stored;
  const { isReplaced, isOpen, isWrittenOff } = stored;
  return {
    ...{ id, promised_on, note, by, created_at, withdrawn_at, withdrawn_by },
    amount: amount_ore === null ? null : fromOre(amount_ore),
    state: findPromiseState(
      { promisedOn: promised_on, isWithdrawn: withdrawn_at !== null, isReplaced, isOpen, isWrittenOff },
      today,
    ),
  };
};

/** Notes what a tenant has promised to pay of a sent invoice, or a note about it (docs/domain-rules.md, D-26). */
export const notePromise = async (
  context: Actor,
  { invoiceId, ...promise }: NewPromise & { readonly invoiceId: number },
): Promise<PaymentPromise> => {
  const { tx, clock, account } = context;
  // With the invoice locked, nothing of it is paid at the same time.
  const invoice = await requireInvoice(context, invoiceId);
  if (invoice.kind === 'CREDIT' || invoice.sent_at === null)
    throw problem('conflict', { message: texts.notSent });
  const leftOre = invoice.status === 'CANCELLED' ? 0 : invoice.left_ore;
  const found = findPromiseProblem(promise, leftOre, clock.today());
  if (found === 'NOTHING_LEFT') throw problem('conflict', { message: texts.nothingLeft });
  if (found !== null)
    throw invalidInput(
      {
        EMPTY: { promised_on: [texts.empty] },
        AMOUNT_WITHOUT_DAY: { promised_on: [texts.amountWithoutDay] },
        DAY_PASSED: { promised_on: [texts.dayPassed] },
        MORE_THAN_LEFT: { amount: [texts.moreThanLeft(formatOre(leftOre))] },
      }[found],
    );
  const id = await insertPromise(tx, {
    ...{ invoicebase_id: invoice.id, left_ore: leftOre, user_id: account.userId },
    ...{ promised_on: promise.promisedOn, amount_ore: promise.amountOre, note: promise.note },
  });
  return toPromise(orNotFound(await findPromise(tx, id)), clock.today());
};

/** Withdraws a promise or a note. It stays in the history of the invoice, with who did it and when. */
export const withdrawPromise = async (context: Actor, id: number): Promise<PaymentPromise> => {
  const { tx, clock, account } = context;
  const { withdrawn_at } = orNotFound(await lockPromise(tx, id));
  if (withdrawn_at !== null) throw problem('conflict', { message: texts.alreadyWithdrawn });
  await saveWithdrawal(tx, id, { at: clock.now().toISOString(), userId: account.userId });
  return toPromise(orNotFound(await findPromise(tx, id)), clock.today());
};

/** The promises and notes of an invoice, the latest first. */
export const readPromises = async ({ tx, clock }: Pick<Actor, 'tx' | 'clock'>, invoiceId: number) => {
  await requireRow(tx, 'invoicebase', invoiceId);
  const today = clock.today();
  return { data: (await listPromises(tx, invoiceId)).map((promise) => toPromise(promise, today)) };
};
