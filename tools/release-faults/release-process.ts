import { spawn } from 'node:child_process';
import { root } from '../architecture/sources';

export interface Ended {
  readonly killed: boolean;
  readonly ok: boolean;
  /** The last thing it said it was doing. */
  readonly during: string;
  /** From its first word to its end. */
  readonly ms: number;
  readonly output: string;
}

interface Released {
  readonly origin: string;
  readonly token: string;
  /** The build that it brings; without one it builds. */
  readonly folder?: string;
  /** Milliseconds after its first word; of one that builds, after its start. */
  readonly killAfter?: number;
  /** Killed is then somebody else; the release goes on and fails. */
  readonly victim?: () => unknown;
}

const lastStep = (output: string): string => {
  const [, step = 'start'] = /▸ \w+ (.+)$/m.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
  return step.replace(/\d+/, 'n');
};

/** `npm run release -- mf-leases`, with `--from …` or without, in a process of its own, killed with all that it began. */
export const releaseProcess = (remote: string, { origin, token, folder, killAfter, victim }: Released) =>
  new Promise<Ended>((resolve) => {
    const from = folder === undefined ? [] : ['--from', folder];
    const args = ['--import', 'tsx', 'tools/release.ts', remote, ...from];
    const child = spawn(process.execPath, args, {
      ...{ cwd: root, detached: true, env: { ...process.env, HUSRUM_URL: origin, RELEASE_TOKEN: token } },
    });
    let output = '';
    let began = 0;
    let during = '';
    let striking: NodeJS.Timeout | undefined;
    const strike = () => {
      during = lastStep(output);
      if (victim) victim();
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const begin = () => {
      began = Date.now();
      if (killAfter !== undefined) striking = setTimeout(strike, killAfter);
    };
    if (folder === undefined) begin();
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (began === 0) begin();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code, signal) => {
      clearTimeout(striking);
      resolve({ killed: signal !== null, ok: code === 0, during, ms: Date.now() - began, output });
    });
  });
