import { createFilesPrivately, exitWithError, readSettings, runWorker } from '@husrum/api-platform';
import { openFileStore } from '@husrum/api-ports';
import { parts } from './parts';

// This process runs jobs and serves no requests. With `--drain` it exits when no job is due.
const run = async (): Promise<void> => {
  createFilesPrivately();
  const drains = process.argv.includes('--drain');
  await runWorker(readSettings(process.env), { parts, openFiles: openFileStore, drains });
};

run().catch(exitWithError);
