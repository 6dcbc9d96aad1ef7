import { addDays } from '@husrum/format';
import fc from 'fast-check';
import {
  canCancel,
  canCredit,
  canMarkReady,
  canSend,
  deriveInvoiceStatus,
  type InvoiceFacts,
} from './invoice-status.rules';
import { applyPayment, paymentLeft } from './payment.rules';

// The numbers in the titles are those of the invariants in docs/domain-rules.md.

const total = (amounts: readonly number[]): number => amounts.reduce((all, ore) => all + ore, 0);

describe('3 · payments', () => {
  it('paid + credited + left = pay, left ≥ 0, and no money is lost', () => {
    const payments = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(2_000_000), payments, fc.boolean(), (payOre, amounts, credited) => {
        let [paidOre, surplusOre] = [0, 0];
        for (const amount of amounts) {
          const applied = applyPayment(amount, paymentLeft({ payOre, paidOre, creditedOre: 0 }));
          paidOre += applied.appliedOre;
          surplusOre += applied.surplusOre;
          expect(applied.leftOre).toBe(payOre - paidOre);
          expect(applied.leftOre).toBeGreaterThanOrEqual(0);
        }
        expect(paidOre + surplusOre).toBe(total(amounts));
        if (!credited) return;
        expect(paymentLeft({ payOre, paidOre, creditedOre: payOre - paidOre })).toBe(0);
      }),
    );
  });
});

describe('12 · status is derived from facts', () => {
  const steps = fc.array(
    fc.constantFrom(
      'submit',
      'markReady',
      'addProblem',
      'solveProblem',
      'send',
      'pay',
      'wait',
      'credit',
      'cancel',
    ),
    { maxLength: 25 },
  );

  it('and every legal step leads to a legal status', () => {
    fc.assert(
      fc.property(steps, fc.nat(900_000), (sequence, payOre) => {
        let today = '2026-11-20';
        let facts: InvoiceFacts = {
          cancelled: false,
          credited: false,
          sent: false,
          hasProblem: false,
          stage: 'EDIT',
          dueAt: '2026-11-30',
          payOre,
          paidOre: 0,
          creditedOre: 0,
        };
        for (const step of sequence) {
          const before = deriveInvoiceStatus(facts, today);
          const unsent = ['EDIT', 'REVIEW', 'READY', 'ERROR'].includes(before);
          if (step === 'wait') today = addDays(today, 7);
          if (step === 'submit' && before === 'EDIT') facts = { ...facts, stage: 'REVIEW' };
          if (step === 'markReady' && canMarkReady(before, 'MANUAL'))
            facts = { ...facts, stage: 'READY', hasProblem: false };
          if (step === 'addProblem' && unsent) facts = { ...facts, hasProblem: true };
          if (step === 'solveProblem' && unsent) facts = { ...facts, hasProblem: false };
          if (step === 'send' && canSend(before)) facts = { ...facts, sent: true };
          if (step === 'pay' && facts.sent)
            facts = {
              ...facts,
              paidOre: facts.paidOre + applyPayment(300_000, paymentLeft(facts)).appliedOre,
            };
          if (
            step === 'credit' &&
            canCredit({ kind: 'RENT', status: before, sent_at: facts.sent ? '2026-11-25T08:00:00Z' : null })
          )
            facts = { ...facts, credited: true };
          if (
            step === 'cancel' &&
            canCancel(before, { type: 'MANUAL', paidOre: facts.paidOre, sent: facts.sent, booked: false })
          )
            facts = { ...facts, cancelled: true };

          const after = deriveInvoiceStatus(facts, today);
          expect(deriveInvoiceStatus({ ...facts }, today)).toBe(after);
          expect(unsent || !['EDIT', 'REVIEW', 'READY', 'ERROR'].includes(after)).toBe(true);
          if (['CREDITED', 'CANCELLED'].includes(before)) expect(after).toBe(before);
          if (after === 'PAYED') expect(paymentLeft(facts)).toBe(0);
          if (after === 'OVERDUE')
            expect(facts.dueAt !== null && today > facts.dueAt && paymentLeft(facts) > 0).toBe(true);
          if (before !== after && unsent && facts.sent) expect(before).toBe('READY');
        }
      }),
    );
  });
});
