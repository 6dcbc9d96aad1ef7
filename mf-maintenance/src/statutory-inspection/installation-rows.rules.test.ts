import { listInitialInstallations, makeNewInstallation } from './installation-rows.rules';

test('proposes as many rows as the facts count, or one row when the facts have no number', () => {
  const listNames = (counted: number | null) =>
    listInitialInstallations({ installations: [], counted }, 'Hiss').map(({ name }) => name);
  expect(listNames(3)).toEqual(['Hiss 1', 'Hiss 2', 'Hiss 3']);
  expect(listNames(null)).toEqual(['Hiss 1']);
});

test('keeps the named installations, and gives a new one a free number', () => {
  const saved = { id: 7, name: 'Hiss 2', commissioned_on: '2024-05-01' };
  const rows = listInitialInstallations({ installations: [saved], counted: 3 }, 'Hiss');
  expect(rows).toEqual([{ ...saved, key: 1 }]);
  expect(makeNewInstallation(rows, 'Hiss')).toEqual({
    key: 2,
    id: null,
    name: 'Hiss 3',
    commissioned_on: null,
  });
});
