import { measureWalls } from './measure-walls';

const { importingPairs, names, lines } = measureWalls();

test('packages of the server open at most 450 names to each other', () => {
  expect([...names.values()].reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(450);
});

test('at most 60 pairs of packages in which one imports the other, without platform', () => {
  expect(importingPairs.length).toBeGreaterThan(30);
  expect(importingPairs.length).toBeLessThanOrEqual(60);
});

test('no package has more than 10,000 lines', () => {
  expect(lines.size).toBeGreaterThan(15);
  expect([...lines].filter(([, count]) => count > 10_000)).toEqual([]);
});
