import { parseArgs } from 'node:util';
import { holdBudgets } from './budgets/gate';
import { holdIntegrity } from './budgets/integrity';
import { measured } from './budgets/measured';
import { holdUses } from './contract-guard/recorded';

// `npm run budgets`: what was last built here against its budgets, or only the bundles that are named;
// `-- --raise mf-leases` lets it be what it is now. What they use of the contract is written down on the way.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { raise: { type: 'string', multiple: true, default: [] } },
});

const held = [holdIntegrity(positionals), holdBudgets(measured(positionals), values.raise), holdUses()];
process.exit(held.every(Boolean) ? 0 : 1);
