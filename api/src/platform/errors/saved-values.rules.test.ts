import { savedValues } from './saved-values.rules';

const stored = {
  name: 'Holm AB',
  phone: null,
  fee: '8500.50',
  days: 10,
  active: true,
  parent_id: 4,
  note: 'x'.repeat(200),
  updated_at: '2026-11-26T01:00:00.000Z',
};

test.each([
  // The same values.
  [{ name: 'Holm AB', phone: null, fee: 8500.5, active: true }, {}],
  // A field without a value is the same whether it is left out, null or empty.
  [{ phone: '' }, {}],
  // Left out: not changed.
  [{ name: undefined }, {}],
  // A field that the row does not have.
  [{ colour: 'red' }, {}],
  [{ name: 'Ny AB' }, { name: ['Nu sparat: Holm AB'] }],
  [{ phone: '019-12 34 56' }, { phone: ['Nu sparat: inget'] }],
  [
    { days: 20, active: false },
    { days: ['Nu sparat: 10'], active: ['Nu sparat: ja'] },
  ],
  [{ note: 'kort' }, { note: [`Nu sparat: ${'x'.repeat(120)}…`] }],
  // Formatted, and an id, which says nothing.
  [
    { fee: 9000, parent_id: 5 },
    { fee: ['Nu sparat: 8500.50 kr'], parent_id: ['Nu sparat: något annat'] },
  ],
])('%j', (sent, expected) => {
  const formats = { fee: (value: unknown) => `${String(value)} kr`, parent_id: null };
  expect(savedValues(stored, sent, formats)).toEqual(expected);
});
