import { initialInstallations, newInstallation } from './installation-rows.rules';

test('proposes as many as the facts count', () => {
  const names = (counted: number | null) =>
    initialInstallations({ installations: [], counted }, 'Hiss').map(({ name }) => name);
  expect(names(3)).toEqual(['Hiss 1', 'Hiss 2', 'Hiss 3']);
  expect(names(null)).toEqual(['Hiss 1']);
});

test('keeps those of the object, and gives a new one a number that is free', () => {
  const saved = { id: 7, name: 'Hiss 2', commissioned_on: '2024-05-01' };
  const rows = initialInstallations({ installations: [saved], counted: 3 }, 'Hiss');
  expect(rows).toEqual([{ ...saved, key: 1 }]);
  expect(newInstallation(rows, 'Hiss')).toEqual({ key: 2, id: null, name: 'Hiss 3', commissioned_on: null });
});
