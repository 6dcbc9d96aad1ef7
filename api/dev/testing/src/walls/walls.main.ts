import { measureWalls } from './measure-walls';

// Prints how much the server's packages open to each other (docs/measurements.md).
const { importingPairs, names, lines } = measureWalls();
const counts = [...lines].map(([name, count]) => ({ name, lines: count, names: names.get(name)?.size ?? 0 }));
console.table(counts.toSorted((a, b) => b.lines - a.lines));
console.log(`${counts.reduce((sum, { names: count }) => sum + count, 0)} names on doors`);
console.log(
  `${importingPairs.length} arrows: pairs of packages in which one imports the other, without platform\n${importingPairs.map((pair) => pair.replaceAll('@husrum/api-', '')).join('\n')}`,
);
