import { spawn } from 'node:child_process';
import { root } from '../workspace';

interface Options {
  readonly origin: string;
  readonly token: string;
  /** An existing build; without one the release builds. */
  readonly folder?: string;
  /** From the first output; of a release that builds, from its start. */
  readonly killAfterMs?: number;
  /** Kills something else instead of the release, which then fails. */
  readonly kill?: () => unknown;
}

/** Runs `npm run release` for a remote in a process group of its own. The duration is counted as `killAfterMs`. */
export const runReleaseProcess = (remote: string, options: Options) =>
  new Promise<{ killed: boolean; ok: boolean; durationMs: number; output: string }>((resolve) => {
    const { origin, token, folder, killAfterMs, kill } = options;
    const args = ['--import', 'tsx', 'tools/release.ts', remote, ...(folder ? ['--from', folder] : [])];
    const env = { ...process.env, HUSRUM_URL: origin, RELEASE_TOKEN: token };
    const child = spawn(process.execPath, args, { cwd: root, detached: true, env });
    const killGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    let output = '';
    let start = 0;
    let timer: NodeJS.Timeout | undefined;
    const startTimer = () => {
      start = Date.now();
      if (killAfterMs !== undefined) timer = setTimeout(kill ?? killGroup, killAfterMs);
    };
    if (folder === undefined) startTimer();
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (start === 0) startTimer();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ killed: signal !== null, ok: code === 0, durationMs: Date.now() - start, output });
    });
  });
