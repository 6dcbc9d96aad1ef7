import { execFileSync } from 'node:child_process';

/** Who stands at the keyboard, for the log; the team is known by its token. */
export const person = (): string => {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return process.env.USER ?? '';
  }
};
