import { runBin } from './process';
import { workspacePackages } from './workspace';

// It checks the imports between packages and folders (.dependency-cruiser.cjs), and finds files, exports and dependencies
// that nobody uses (knip.jsonc), and files and exports that only tests use.
const folders = workspacePackages().map(({ folder }) => folder);
const results = [
  await runBin('depcruise', ['-c', '.dependency-cruiser.cjs', ...folders]),
  await runBin('knip', ['--no-config-hints']),
  await runBin('knip', ['--no-config-hints', '--production', '--include', 'files,exports']),
];
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
