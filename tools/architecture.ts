import { runBin } from './process';
import { workspacePackages } from './workspace';

// Who may import whom (.dependency-cruiser.cjs), and what nobody uses (knip.jsonc).
const folders = workspacePackages().map(({ folder }) => folder);
const dependencies = await runBin('depcruise', ['-c', '.dependency-cruiser.cjs', ...folders]);
const unused = await runBin('knip', []);
process.exit(dependencies.ok && unused.ok ? 0 : 1);
