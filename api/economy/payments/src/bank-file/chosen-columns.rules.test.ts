import { toChosenColumns } from './chosen-columns.rules';

test('all columns that a user chose are read', () => {
  expect(
    toChosenColumns({
      day_column: 0,
      amount_column: 1,
      text_column: 2,
      reference_column: 3,
      payer_column: 4,
    }),
  ).toEqual({ day: 0, amount: 1, text: 2, reference: 3, payer: 4 });
});

test('without a column of texts, that of the payer is it, else that of the reference, else that of the amount', () => {
  const chosen = { day_column: 0, amount_column: 1, text_column: null };
  expect(toChosenColumns({ ...chosen, reference_column: 3, payer_column: 4 })).toEqual({
    day: 0,
    amount: 1,
    text: 4,
    reference: 3,
    payer: 4,
  });
  expect(toChosenColumns({ ...chosen, reference_column: 3 })).toMatchObject({ text: 3, payer: null });
  expect(toChosenColumns(chosen)).toMatchObject({ text: 1, reference: null, payer: null });
});

test.each([
  ['no column', {}],
  ['no column of days', { amount_column: 1, text_column: 2 }],
  ['no column of amounts', { day_column: 0, amount_column: null }],
])('with %s nothing is chosen, and the header decides', (_what, sent) => {
  expect(toChosenColumns(sent)).toBeNull();
});
