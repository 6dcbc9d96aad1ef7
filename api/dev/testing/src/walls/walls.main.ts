import { measureWalls } from './measure-walls';

// Prints how much the server's packages open to each other (docs/measurements.md).
const { arrows, names, lines } = measureWalls();
const counts = [...lines].map(([name, count]) => ({ name, lines: count, names: names.get(name)?.size ?? 0 }));
console.table(counts.toSorted((a, b) => b.lines - a.lines));
console.log(`${counts.reduce((sum, { names: count }) => sum + count, 0)} names on doors`);
console.log(
  `${arrows.length} arrows\n${arrows.map((arrow) => arrow.replaceAll('@husrum/api-', '')).join('\n')}`,
);
