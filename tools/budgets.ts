import { parseArgs } from 'node:util';
import { holdBudgets } from './budgets/gate';
import { measured } from './budgets/measured';

// `npm run budgets`: what was last built here against its budgets, or only the bundles that are named;
// `-- --raise mf-leases` lets it be what it is now.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { raise: { type: 'string', multiple: true, default: [] } },
});

process.exit(holdBudgets(measured(positionals), values.raise) ? 0 : 1);
