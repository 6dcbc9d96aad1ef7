import { planSettlements } from './settlement.rules';

const allocation = { paymentId: 1, invoiceId: 20, ore: 300_000 };

test('an amount that is not registered in the program becomes a payment there', () => {
  const program = { payments: [{ id: 1, unregisteredOre: 500_000 }], surpluses: [], canMoveSurplus: false };
  expect(planSettlements([allocation], program)).toEqual({
    settlements: [{ paymentId: 1, invoiceId: 20, amountOre: 300_000, isSurplusMove: false }],
    unsettledInvoiceIds: [],
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
  const program = { payments: [{ id: 1, unregisteredOre: 0 }], surpluses: [surplus], canMoveSurplus: true };
  expect(planSettlements([allocation], program)).toEqual({
    settlements: [
      { paymentId: 1, invoiceId: 20, amountOre: 300_000, isSurplusMove: true },
      { paymentId: 1, invoiceId: 11, amountOre: -300_000, isSurplusMove: true },
    ],
    unsettledInvoiceIds: [],
  });
  // The surplus is too small for two invoices: a person must settle the rest.
  const second = { ...allocation, invoiceId: 21, ore: 100_000 };
  expect(planSettlements([{ ...allocation, ore: 250_000 }, second], program)).toMatchObject({
    settlements: [
      { invoiceId: 20, amountOre: 250_000 },
      { invoiceId: 11, amountOre: -250_000 },
      { invoiceId: 21, amountOre: 50_000 },
      { invoiceId: 11, amountOre: -50_000 },
    ],
    unsettledInvoiceIds: [21],
  });
});

test('where a surplus cannot be moved, a person must settle the invoice', () => {
  const surplus = { paymentId: 1, ore: 300_000, documents: [{ invoiceId: 10, leftOre: -300_000 }] };
  const program = { payments: [{ id: 1, unregisteredOre: 0 }], surpluses: [surplus], canMoveSurplus: false };
  expect(planSettlements([allocation], program)).toEqual({ settlements: [], unsettledInvoiceIds: [20] });
});
