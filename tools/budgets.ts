import { parseArgs } from 'node:util';
import { measureBundles } from '@husrum/build/modules';
import { checkBudgets } from './budgets/check-budgets';
import { recordLocalUses } from './contract-guard/recorded-uses';

// `npm run budgets`: compares the latest local builds, or only those of the named bundles, with their budgets; `-- --raise
// mf-leases` raises the budget to the present size. It also records what the builds use of the contract.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { raise: { type: 'string', multiple: true, default: [] } },
});

const results = [checkBudgets(measureBundles(positionals), values.raise), recordLocalUses()];
process.exit(results.every(Boolean) ? 0 : 1);
