import { linkRemotes, presentRemotes } from '@husrum/build';
import { buildOneBundle, oneBundleRoot } from '@husrum/build/bundles';
import { measureFirstVisits, type Visit } from '@husrum/e2e/first-visit';
import { checkBudgets } from './budgets/check-budgets';
import { root } from './workspace';

// `npm run first-visit`: the cost of first visits, compared with the same sources built as one bundle.
const formatVisit = ({ bytes, requests, durationMs }: Visit): string =>
  `${(bytes / 1000).toFixed(0).padStart(5)} kB ${String(requests).padStart(4)} requests ${(durationMs / 1000).toFixed(2).padStart(6)} s`;

await buildOneBundle();
linkRemotes(oneBundleRoot);
const federated = await measureFirstVisits(root);
const single = await measureFirstVisits(oneBundleRoot);
const buildCount = presentRemotes().length + 1;
console.log(
  `gzip, slow 4G          ${`${buildCount} builds`.padEnd(31)} ${'one bundle'.padEnd(31)} ratio of bytes, of time`,
);
const sizes: Record<string, { readonly bytesPerMille: number }> = {};
for (const [name, visit] of federated) {
  const other = single.get(name);
  if (!other) throw new Error(`${name} was not visited in the single bundle`);
  // Bytes repeat exactly; time does not, and has no budget.
  sizes[`first-visit ${name}`] = { bytesPerMille: Math.round((1_000 * visit.bytes) / other.bytes) };
  const ratios = [visit.bytes / other.bytes, visit.durationMs / other.durationMs];
  console.log(
    `${name.padEnd(22)} ${formatVisit(visit)}  ${formatVisit(other)}  ${ratios.map((ratio) => ratio.toFixed(2)).join('  ')}`,
  );
}
const isRaised = process.argv.includes('--raise');
process.exit(checkBudgets(sizes, isRaised ? Object.keys(sizes) : []) ? 0 : 1);
