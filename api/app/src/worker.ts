import { runProcess, runWorker } from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { parts } from './parts';

// This process runs jobs and serves no requests. With `--drain` it exits when no job is due.
const drains = process.argv.includes('--drain');
runProcess((settings) => runWorker(settings, { parts, openFiles: openFileStore, drains }));
