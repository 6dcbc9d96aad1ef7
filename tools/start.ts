import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './architecture/sources';

// `npm start`: build what is not built, then serve everything from this process.
// The build runs apart: webpack's memory is given back before the server starts.
const built = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tools', 'build.ts')], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) {
  console.error('Bygget misslyckades; se felet ovan.');
  process.exit(built.status ?? 1);
}

process.argv.push('--demo');
await import(pathToFileURL(join(root, 'api', 'src', 'main.ts')).href);
