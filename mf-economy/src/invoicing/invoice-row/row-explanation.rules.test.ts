import { makeInvoiceRow } from '../invoice/invoice.test-data';
import { explainRow } from './row-explanation.rules';

const explainAsText = (
  row: ReturnType<typeof makeInvoiceRow>,
  credits: { id: number; reference: string | null } | null = null,
) => explainRow(row, credits).map(({ label, text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`);

test('explains a rent row by its days, the start of its terms and the formula', () => {
  const explanation = 'Hyra 8 500 kr × 19/28 = 5 767,86 kr';
  const row = makeInvoiceRow({
    start: '2027-02-10',
    stop: '2027-02-28',
    valid_from: '2026-01-01',
    explanation,
  });
  expect(explainAsText(row)).toEqual([
    'Dagar: 2027-02-10 – 2027-02-28 (19 dagar)',
    'Villkor från: 2026-01-01',
    `Uträkning: ${explanation}`,
  ]);
});

test('explains a row without stored days by its formula', () => {
  expect(explainAsText(makeInvoiceRow({ start: null, stop: null, valid_from: null }))).toEqual([
    'Uträkning: Hyra 8 500 kr',
  ]);
});

test('explains a manual row and a credit row', () => {
  const row = makeInvoiceRow({
    quantity: 2,
    unit: 'st',
    fee: 450.5,
    total: 901,
    explanation: null,
    start: null,
    stop: null,
    valid_from: null,
  });
  const formula = 'Uträkning: 2 st × 450,50 kr = 901 kr';
  expect(explainAsText(row)).toEqual(['Varför: Skriven för hand', formula]);
  expect(explainAsText(row, { id: 7, reference: '100247' })).toEqual([
    'Varför: Speglar en rad på avi 100247, som krediteras',
    formula,
  ]);
  expect(explainAsText(row, { id: 7, reference: null })[0]).toBe(
    'Varför: Speglar en rad på avin som krediteras',
  );
});
