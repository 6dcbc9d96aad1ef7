import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoData } from './demo-data';

// The real server with the demo portfolio, for one test run.
const root = resolve(import.meta.dirname, '..', '..');
const data = demoData();
// The embedded database's code is compiled once: what V8's second compiler gains, it takes longer than a run to gain.
const server = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', 'api/src/main.ts', '--demo'], {
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
