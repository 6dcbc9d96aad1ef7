import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { demoData } from './demo-data';

// The real server with the demo portfolio, for one test run; in this process, so that none is left when it ends.
const data = demoData();
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

// What V8's second compiler would gain on the embedded database's code, it takes longer than a run to gain.
setFlagsFromString('--liftoff-only');
process.env.LOG_LEVEL ??= 'warn';
process.env.DATA_DIR = data;
process.argv.push('--demo');
await import(pathToFileURL(resolve(import.meta.dirname, '../../api/src/main.ts')).href);
