import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyDemoData } from './demo-data';

// The real server with the demo data, for one test run. It runs in this process, so that it cannot outlive the run.
const data = copyDemoData();
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

process.env.LOG_LEVEL ??= 'warn';
process.env.DATA_DIR = data;
process.argv.push('--demo');
await import(pathToFileURL(resolve(import.meta.dirname, '../../api/app/src/main.ts')).href);
