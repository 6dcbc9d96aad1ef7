import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { copyDemoData } from './demo-data';

// The real server with the demo data, for one test run. Runs in this process, so that it cannot outlive the run.
const data = copyDemoData();
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

// Optimizing the WebAssembly code of the embedded database takes more time than it saves in one test run.
setFlagsFromString('--liftoff-only');
process.env.LOG_LEVEL ??= 'warn';
process.env.DATA_DIR = data;
process.argv.push('--demo');
await import(pathToFileURL(resolve(import.meta.dirname, '../../api/app/src/main.ts')).href);
