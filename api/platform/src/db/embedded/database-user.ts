import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../errors';

/** Who runs the programs of PostgreSQL. It is empty for the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses root. Other daemons share `nobody` and `postgres`, and could read the rows. */
export const DATABASE_USER = 'husrum-db';

const findUser = (name: string): Required<RunAs> | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

const createUser = (): void => {
  const shell = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  // Two servers may start at once: whether it worked is seen in the list of users.
  spawnSync('useradd', ['--system', '--user-group', ...shell, DATABASE_USER], { stdio: 'ignore' });
};

/** The user that runs PostgreSQL. Root gets a user of its own for it, which is created when it is missing. */
export const prepareRunAs = (): RunAs => {
  if (process.getuid?.() !== 0) return {};
  const known = findUser(DATABASE_USER);
  if (known) return known;
  createUser();
  const created = findUser(DATABASE_USER);
  if (created) return created;
  throw new StartError(
    `PostgreSQL cannot run as root, and the user ${DATABASE_USER} could not be created: create it with \`useradd --system ${DATABASE_USER}\`, start the server as another user, or set DATABASE_URL.`,
  );
};

const mayEnter = ({ mode, uid, gid }: Stats, user: Required<RunAs>): boolean => {
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether the user can get into the folder, which exists, through all folders above it. */
export const canReach = (folder: string, user: RunAs): boolean => {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return true;
  const parent = path.dirname(folder);
  return mayEnter(statSync(folder), { uid, gid }) && (parent === folder || canReach(parent, user));
};

/** Creates a folder that every user can read, whatever the umask is. It holds no rows. */
export const makeReadableFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
};
