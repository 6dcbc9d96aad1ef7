import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBin, runConcurrently } from './process';
import { root, workspacePackages } from './workspace';

const check = async (folder: string): Promise<string> => {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) return `${folder}: tsconfig.json is missing\n`;
  const cache = join(root, '.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', cache];
  const { ok, output } = await runBin('tsc', args, { quiet: true });
  return ok ? '' : `${folder}:\n${output}`;
};

/** The server's packages are one program: each would read the sources of those below it again. */
const programOf = (folder: string) => (folder.startsWith('api/') ? 'api' : folder);

/** Type checks packages, two programs at a time. Returns the errors; empty when there are none. */
export const typecheck = async (
  folders: readonly string[] = workspacePackages().map(({ folder }) => folder),
): Promise<string> => (await runConcurrently([...new Set(folders.map(programOf))], 2, check)).join('');
