import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Candidates, MatchedPayment } from './match-bank-payments.rules';
import { matchBankPayments } from './match-bank-payments.test-data';
import { listWrittenNumbers, matchInTurns } from './match-in-turns';

const payments: readonly MatchedPayment[] = Array.from({ length: 1000 }, (_, id) => ({
  ...{
    id,
    bankReference: `REF${id}`,
    bookedOn: '2026-11-20',
    amountOre: 100,
    currency: 'SEK',
    payer: 'Anna',
  },
  ...{
    references: [],
    message: `Hyra ${100_000 + id}`,
    isReversal: false,
    isLeftOut: false,
    isOtherAccount: false,
  },
  ...{ chosenInvoiceId: null, bookedInvoiceId: null, isDuplicate: false, wholeOre: 100 },
  ...{ statedOre: [], bookedParts: [] },
}));
const candidates: Candidates = {
  ...{ companyId: 1, today: '2026-11-21', invoices: [], earlier: [], otherFiles: [] },
};

/** How often the event loop serves others while the work is done. */
const countTurns = async (work: Promise<unknown>): Promise<number> => {
  let [turns, isDone] = [0, false];
  const finished = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  await finished;
  return turns;
};

test('a large file is matched as a small one is, and others are served meanwhile', async () => {
  expect(await matchInTurns(payments, candidates)).toEqual(matchBankPayments(payments, candidates));
  expect(await countTurns(matchInTurns(payments, candidates))).toBeGreaterThanOrEqual(18);
  expect(await countTurns(listWrittenNumbers(payments))).toBeGreaterThanOrEqual(9);
});
