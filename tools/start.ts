import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWith, runScript } from './process';
import { root } from './workspace';

// `npm start`: builds what has changed, then serves everything from this process.
// The build runs in a separate process, so that webpack's memory is released before the server starts.
const { ok } = await runScript('tools/build.ts');
if (!ok) exitWith('The build failed; see the error above.');

process.argv.push('--demo');
await import(pathToFileURL(join(root, 'api/app/src/main.ts')).href);
