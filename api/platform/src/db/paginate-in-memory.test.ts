import { paginateInMemory } from './paginate-in-memory';

const payments = [
  { payer: 'Östra Hem', amount: 200 },
  { payer: null, amount: 300 },
  { payer: 'Ek', amount: 100 },
];

const listPayers = (query: Parameters<typeof paginateInMemory<(typeof payments)[number], 'payer'>>[1]) =>
  paginateInMemory({ url: '/api/payment' }, query, payments, { payer: ({ payer }) => payer }).data.map(
    ({ payer }) => payer,
  );

test('rows without a value come last in both directions', () => {
  expect(listPayers({ page: 1, limit: 10, sort: { by: 'payer', order: 'asc' } })).toEqual([
    'Ek',
    'Östra Hem',
    null,
  ]);
  expect(listPayers({ page: 1, limit: 10, sort: { by: 'payer', order: 'desc' } })).toEqual([
    'Östra Hem',
    'Ek',
    null,
  ]);
});

test('without a sort the rows keep their order, and a page has its part of them', () => {
  expect(listPayers({ page: 1, limit: 2 })).toEqual(['Östra Hem', null]);
  expect(listPayers({ page: 2, limit: 2 })).toEqual(['Ek']);
});
