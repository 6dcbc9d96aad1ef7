import { isPromiseBroken, type PromiseState } from '@husrum/contract/payment-promise';
import type { LocalDate } from '@husrum/format';

export interface NewPromise {
  /** Null: only a note. */
  readonly promisedOn: LocalDate | null;
  /** Null: all that is left. */
  readonly amountOre: number | null;
  readonly note: string | null;
}

type PromiseProblem = 'EMPTY' | 'AMOUNT_WITHOUT_DAY' | 'DAY_PASSED' | 'NOTHING_LEFT' | 'MORE_THAN_LEFT';

/** Why the promise cannot be noted of an invoice of which `leftOre` is left to pay, or null. */
export const findPromiseProblem = (
  { promisedOn, amountOre, note }: NewPromise,
  leftOre: number,
  today: LocalDate,
): PromiseProblem | null => {
  if (promisedOn === null) {
    if (amountOre !== null) return 'AMOUNT_WITHOUT_DAY';
    return note === null ? 'EMPTY' : null;
  }
  if (leftOre <= 0) return 'NOTHING_LEFT';
  if (isPromiseBroken(promisedOn, today)) return 'DAY_PASSED';
  return amountOre !== null && amountOre > leftOre ? 'MORE_THAN_LEFT' : null;
};

interface StoredState {
  readonly promisedOn: LocalDate | null;
  readonly isWithdrawn: boolean;
  /** Whether the invoice got another promise later. */
  readonly isReplaced: boolean;
  /** Whether it waits for money: see the view `open_payment_promise`. */
  readonly isOpen: boolean;
  /** Whether the invoice was written off instead of paid. */
  readonly isWrittenOff: boolean;
}

/** What has become of a promise or a note (docs/domain-rules.md, D-26). */
export const findPromiseState = (
  { promisedOn, isWithdrawn, isReplaced, isOpen, isWrittenOff }: StoredState,
  today: LocalDate,
): PromiseState => {
  if (isWithdrawn) return 'WITHDRAWN';
  if (promisedOn === null) return 'NOTE';
  if (isReplaced) return 'REPLACED';
  if (!isOpen) return isWrittenOff ? 'BROKEN' : 'PAID';
  return isPromiseBroken(promisedOn, today) ? 'BROKEN' : 'VALID';
};
