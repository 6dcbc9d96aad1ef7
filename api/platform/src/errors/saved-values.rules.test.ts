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
  ['the same values', { name: 'Holm AB', phone: null, fee: 8500.5, active: true }],
  ['an empty text where nothing is saved', { phone: '' }],
  ['a field that is left out', { name: undefined }],
  ['a field that the row does not have', { colour: 'red' }],
])('%s: nothing differs from what is saved', (_case, sent) => {
  expect(savedValues(stored, sent)).toEqual({});
});

test.each([
  ['a text', { name: 'Ny AB' }, { name: ['Nu sparat: Holm AB'] }],
  ['a field without a saved value', { phone: '019-12 34 56' }, { phone: ['Nu sparat: inget'] }],
  ['a number', { days: 20 }, { days: ['Nu sparat: 10'] }],
  ['yes and no', { active: false }, { active: ['Nu sparat: ja'] }],
  ['a long text, which is cut', { note: 'kort' }, { note: [`Nu sparat: ${'x'.repeat(120)}…`] }],
  ['a field with a format', { fee: 9000 }, { fee: ['Nu sparat: 8500.50 kr'] }],
  ['the id of another row, which is not shown', { parent_id: 5 }, { parent_id: ['Nu sparat: något annat'] }],
])('the message shows the saved value of %s', (_case, sent, messages) => {
  const formats = { fee: (value: unknown) => `${String(value)} kr`, parent_id: null };
  expect(savedValues(stored, sent, formats)).toEqual(messages);
});
