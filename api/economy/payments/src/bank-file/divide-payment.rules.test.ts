import fc from 'fast-check';
import { dividePayment } from './divide-payment.rules';

const invoice = (id: number, leftOre: number, statedOre: number | null = null) => ({
  id,
  leftOre,
  statedOre,
});

test('16 277 for invoices of 8 500 and 7 777 gives each what is left of it', () => {
  const named = [invoice(1, 850_000), invoice(2, 777_700)];
  expect(dividePayment(1_627_700, named)).toEqual([
    { invoiceId: 1, ore: 850_000 },
    { invoiceId: 2, ore: 777_700 },
  ]);
  expect(dividePayment(1_600_000, named)).toBeNull();
  expect(dividePayment(1_627_701, named)).toBeNull();
});

test('an invoice that is paid already gets nothing', () => {
  expect(dividePayment(777_700, [invoice(1, 0), invoice(2, 777_700)])).toEqual([
    { invoiceId: 1, ore: 0 },
    { invoiceId: 2, ore: 777_700 },
  ]);
});

test('a part that the file states must be what is left of its invoice', () => {
  expect(dividePayment(300, [invoice(1, 100, 100), invoice(2, 200)])).not.toBeNull();
  expect(dividePayment(300, [invoice(1, 100, 150), invoice(2, 200, 150)])).toBeNull();
});

test('the parts add up to the payment, and none is more than what is left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.nat({ max: 3 }),
      (lefts, moreOre) => {
        const sumOre = lefts.reduce((sum, ore) => sum + ore, 0);
        const parts = dividePayment(
          sumOre + moreOre,
          lefts.map((leftOre, id) => invoice(id, leftOre)),
        );
        if (moreOre > 0) expect(parts).toBeNull();
        else {
          expect(parts?.reduce((sum, { ore }) => sum + ore, 0)).toBe(sumOre);
          expect(parts?.map(({ ore }) => ore)).toEqual(lefts);
        }
      },
    ),
  );
});
