import { parseArgs } from 'node:util';
import { measureBundles } from './budgets/bundle-modules';
import { checkBudgets } from './budgets/check-budgets';
import { checkRecordedUses } from './contract-guard/recorded-uses';

// `npm run budgets`: compares what was last built here, or only the named bundles, with its budgets;
// `-- --raise mf-leases` sets the budget to today's size. Records what the builds use of the contract, too.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { raise: { type: 'string', multiple: true, default: [] } },
});

const results = [checkBudgets(measureBundles(positionals), values.raise), checkRecordedUses()];
process.exit(results.every(Boolean) ? 0 : 1);
