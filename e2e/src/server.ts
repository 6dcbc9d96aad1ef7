import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// The real server on an empty data folder with the demo portfolio, for one test run.
const root = resolve(import.meta.dirname, '..', '..');
const data = mkdtempSync(join(tmpdir(), 'husrum-e2e-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts', '--demo'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env, DATA_DIR: data },
});

const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
