import { aRow } from '../testing/invoices';
import { reasonsOf } from './reasons.rules';

const plain = (
  row: ReturnType<typeof aRow>,
  credits: { id: number; reference: string | null } | null = null,
) => reasonsOf(row, credits).map(({ label, text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`);

test('a row of rent names its days, its terms and the formula', () => {
  const explanation = 'Hyra 8 500 kr × 19/28 = 5 767,86 kr';
  const row = aRow({ start: '2027-02-10', stop: '2027-02-28', valid_from: '2026-01-01', explanation });
  expect(plain(row)).toEqual([
    'Dagar: 2027-02-10 – 2027-02-28 (19 dagar)',
    'Villkor från: 2026-01-01',
    `Uträkning: ${explanation}`,
  ]);
});

test('a row made before days were kept has its formula', () => {
  expect(plain(aRow({ start: null, stop: null, valid_from: null }))).toEqual(['Uträkning: Hyra 8 500 kr']);
});

test('a row that a person wrote says so, and a credited one what it mirrors', () => {
  const row = aRow({
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
  expect(plain(row)).toEqual(['Varför: Skriven för hand', formula]);
  expect(plain(row, { id: 7, reference: '100247' })).toEqual([
    'Varför: Speglar en rad på avi 100247, som krediteras',
    formula,
  ]);
});
