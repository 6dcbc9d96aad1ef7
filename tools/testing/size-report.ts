import { isTest, packageOf, sources } from '../architecture/sources';

/** Median, 90th percentile and the largest of the hand-written source files, tests left out. */
export const sizeReport = (): string => {
  const files = sources().filter(({ path }) => !isTest(path));
  const lines = files.map(({ lines }) => lines).sort((one, other) => one - other);
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0;
  const largest = [...files].sort((one, other) => other.lines - one.lines).slice(0, 8);
  const packages = new Map<string, number>();
  for (const { path, lines: count } of files)
    packages.set(packageOf(path), (packages.get(packageOf(path)) ?? 0) + count);
  return [
    `${files.length} källfiler utan tester: median ${at(0.5)} rader, p90 ${at(0.9)}, störst ${at(1)}`,
    ...largest.map(({ path, lines: count }) => `  ${String(count).padStart(4)}  ${path}`),
    `per paket: ${[...packages].map(([name, count]) => `${name} ${count}`).join(' · ')}`,
  ].join('\n');
};
