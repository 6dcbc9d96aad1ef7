import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const api = path.resolve(import.meta.dirname, '../../../..');

/** Leaves packages from the registry out of the bundle. `#` begins the name of a file of the package itself. They are named by their paths, because each of our packages has its own. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
      if (pluginData === externalPackages || /^(@husrum\/|#|node:)/.test(name)) return undefined;
      const found = await resolve(name, { resolveDir, kind, pluginData: externalPackages });
      return { path: found.path, external: true };
    });
  },
};

export interface WorkerBundle {
  readonly file: string;
  remove(): void;
}

/** Bundles the worker into one file, which starts in half the time. */
export const bundleWorker = async (entry = path.join(api, 'app/src/worker.ts')): Promise<WorkerBundle> => {
  // Beside `platform/src/db`, which finds the migrations by a relative path, and where the platform's packages are found.
  const folder = path.join(api, 'platform', '.cache', `worker-${process.pid}`);
  const file = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: { worker: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Else esbuild defers modules that are also imported on demand, and may do so for too long.
    splitting: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [externalPackages],
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface WorkerProcess {
  /** Resolves when the worker has opened the database, or has ended. */
  readonly started: Promise<void>;
  /** The exit code, null if it was killed, and its output. */
  readonly ended: Promise<{ code: number | null; output: string }>;
  kill(): void;
}

/** Starts a worker that ends when no job is due. */
export const startWorker = ({ file }: WorkerBundle, env: Readonly<Record<string, string>>): WorkerProcess => {
  const child: ChildProcess = spawn(process.execPath, [file, '--drain'], {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const started = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('working')) resolve();
      else output += String(chunk);
    });
    void ended.then(() => resolve());
  });
  return { started, ended, kill: () => void child.kill('SIGKILL') };
};
