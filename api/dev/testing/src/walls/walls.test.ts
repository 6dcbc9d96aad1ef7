import { measureWalls } from './measure-walls';

const { importingPairs, names, lines } = measureWalls();

// The first bounds were set when the server was divided into its first packages. A package that came later imports some of
// them, so it has a bound of its own beside theirs: otherwise the whole would forbid what keeps its parts small.
const LATER_PACKAGES = ['@husrum/api-accounting', '@husrum/api-rents'];
const isOfLaterPackage = (pair: string): boolean =>
  LATER_PACKAGES.some((name) => pair.startsWith(`${name} → `) || pair.endsWith(` → ${name}`));

test('packages of the server open at most 450 names to each other, and 15 more for each later package', () => {
  const count = [...names.values()].reduce((sum, { size }) => sum + size, 0);
  expect(count).toBeLessThanOrEqual(450 + 15 * LATER_PACKAGES.length);
});

test('at most 60 pairs of packages in which one imports the other, without platform and later packages', () => {
  const pairs = importingPairs.filter((pair) => !isOfLaterPackage(pair));
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.length).toBeLessThanOrEqual(60);
});

test.each(LATER_PACKAGES)('at most 9 pairs in which %s is one', (name) => {
  const pairs = importingPairs.filter((pair) => pair.split(' → ').includes(name));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.length).toBeLessThanOrEqual(9);
});

test('no package has more than 10,000 lines', () => {
  expect(lines.size).toBeGreaterThan(15);
  expect([...lines].filter(([, count]) => count > 10_000)).toEqual([]);
});
