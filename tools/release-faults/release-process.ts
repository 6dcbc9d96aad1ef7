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
  readonly folder: string;
  /** Milliseconds after its first word. */
  readonly killAfter?: number;
  /** Killed is then somebody else; the release goes on and fails. */
  readonly victim?: () => unknown;
}

const lastStep = (output: string): string => {
  const [, step = 'start'] = /▸ \w+ (.+)$/m.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
  return step.replace(/\d+/, 'n');
};

/** `npm run release -- mf-leases --from …` in a process of its own. */
export const releaseProcess = (remote: string, { origin, token, folder, killAfter, victim }: Released) =>
  new Promise<Ended>((resolve) => {
    const args = ['--import', 'tsx', 'tools/release.ts', remote, '--from', folder];
    const child = spawn(process.execPath, args, {
      ...{ cwd: root, env: { ...process.env, HUSRUM_URL: origin, RELEASE_TOKEN: token } },
    });
    let output = '';
    let began = 0;
    let during = '';
    let striking: NodeJS.Timeout | undefined;
    const strike = () => {
      during = lastStep(output);
      if (victim) victim();
      else child.kill('SIGKILL');
    };
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (began > 0) return;
      began = Date.now();
      if (killAfter !== undefined) striking = setTimeout(strike, killAfter);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code, signal) => {
      clearTimeout(striking);
      resolve({ killed: signal !== null, ok: code === 0, during, ms: Date.now() - began, output });
    });
  });
