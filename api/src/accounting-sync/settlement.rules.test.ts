import { planSettlements } from './settlement.rules';

const allocation = { paymentId: 1, invoiceId: 20, ore: 300_000 };

test('an amount that is not registered in the program becomes a payment there', () => {
  const program = { payments: [{ id: 1, unregisteredOre: 500_000 }], surpluses: [], canOffset: false };
  expect(planSettlements([allocation], program)).toEqual({
    settlements: [{ paymentId: 1, invoiceId: 20, amountOre: 300_000, isOffset: false }],
    unsettled: [],
  });
});

test('a surplus in the program is moved from the document that has it', () => {
  const surplus = {
    paymentId: 1,
    ore: 300_000,
    documents: [
      { invoiceId: 10, leftOre: 0 },
      { invoiceId: 11, leftOre: -767_700 },
    ],
  };
  const program = { payments: [{ id: 1, unregisteredOre: 0 }], surpluses: [surplus], canOffset: true };
  expect(planSettlements([allocation], program)).toEqual({
    settlements: [
      { paymentId: 1, invoiceId: 20, amountOre: 300_000, isOffset: true },
      { paymentId: 1, invoiceId: 11, amountOre: -300_000, isOffset: true },
    ],
    unsettled: [],
  });
  // Two invoices share the surplus, and a person must offset the rest.
  const second = { ...allocation, invoiceId: 21, ore: 100_000 };
  expect(planSettlements([{ ...allocation, ore: 250_000 }, second], program)).toMatchObject({
    settlements: [
      { invoiceId: 20, amountOre: 250_000 },
      { invoiceId: 11, amountOre: -250_000 },
      { invoiceId: 21, amountOre: 50_000 },
      { invoiceId: 11, amountOre: -50_000 },
    ],
    unsettled: [21],
  });
});

test('in a program that cannot offset, a person must do it', () => {
  const surplus = { paymentId: 1, ore: 300_000, documents: [{ invoiceId: 10, leftOre: -300_000 }] };
  const program = { payments: [{ id: 1, unregisteredOre: 0 }], surpluses: [surplus], canOffset: false };
  expect(planSettlements([allocation], program)).toEqual({ settlements: [], unsettled: [20] });
});
