import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCode, StartError } from '../../errors';
import { PASSABLE_FOLDER_MODE, PRIVATE_FOLDER_MODE, replacePrivateFile } from '../../private-files';
import { canReach, DATABASE_USER, makeReadableFolder, type RunAs } from './database-user';

/** Where the database of one DATA_DIR is. All of it belongs to the user that runs PostgreSQL. */
export interface ClusterPaths {
  /** The folder of the others, or in the case of a long path of all but the socket. */
  readonly home: string;
  /** Whether it is not in DATA_DIR. */
  readonly isElsewhere: boolean;
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** The folder of the socket. Nobody else may enter it. */
  readonly socket: string;
  readonly log: string;
  /** The port on Windows, where there are no sockets: always the same for a data folder. */
  readonly port: number;
  /** Links between PostgreSQL's libraries. */
  readonly links: string;
  /** The password of the superuser, on Windows only. */
  readonly password: string;
}

/** Where root keeps what PostgreSQL's user cannot reach elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/husrum';
/** The file in DATA_DIR that says where its database is, if that is elsewhere. */
const PLACE_FILE = 'database-folder.txt';
/** The longest path of a socket, in bytes: 108 with the zero at its end on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 103;
const FIRST_PRIVATE_PORT = 49_152;
const PRIVATE_PORTS = 16_384;
const SOCKET_NAME = '.s.PGSQL.5432';

const digestOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 12);

const readOwner = (folder: string): number | undefined => {
  try {
    return statSync(folder).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Creates a folder that only the user may enter. */
const makeOwnFolder = (folder: string, { uid, gid }: RunAs): void => {
  const owner = readOwner(folder);
  if (owner === undefined) mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const user = uid ?? process.getuid?.();
  if (owner !== undefined && user !== undefined && owner !== user && owner !== process.getuid?.())
    throw new StartError(
      `${folder} belongs to another user (uid ${owner}): start the server as that user, or choose another DATA_DIR.`,
    );
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, PRIVATE_FOLDER_MODE);
};

/**
 * Lets PostgreSQL's user through the folder of root, and nobody else. The result is false when a folder above is closed to
 * the user.
 */
const openTo = (folder: string, { uid, gid }: RunAs): boolean => {
  if (uid === undefined || gid === undefined) return true;
  if (!canReach(path.dirname(folder), { uid, gid })) return false;
  chownSync(folder, statSync(folder).uid, gid);
  chmodSync(folder, PASSABLE_FOLDER_MODE);
  return true;
};

const HOME = 'postgresql';
const hasData = (home: string): boolean => existsSync(path.join(home, 'data'));

const readPlace = (dataDir: string): string | undefined => {
  try {
    return readFileSync(path.join(dataDir, PLACE_FILE), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The folder of the database: in DATA_DIR, or if PostgreSQL's user cannot reach it there, in the system's folder. A database stays where
 * it was made, also when folders are opened or closed later: an empty one in the other place would look like lost data.
 */
const findHome = (dataDir: string, runAs: RunAs, systemFolder: string): string => {
  const inside = path.join(dataDir, HOME);
  if (runAs.uid === undefined) return inside;
  const outside = path.join(systemFolder, digestOf(dataDir), HOME);
  const isReachable = openTo(dataDir, runAs);
  if (hasData(inside)) {
    if (isReachable) return inside;
    throw new StartError(
      `The user ${DATABASE_USER}, who runs PostgreSQL for root, cannot reach the database in ${inside}: let other users pass through the folders above ${dataDir} (chmod o+x) and start again; nothing was changed.`,
    );
  }
  const place = readPlace(dataDir);
  if (place !== undefined && place !== outside && hasData(place))
    throw new StartError(
      `${dataDir} was moved or copied, and its database is still in ${place}: start the server with the earlier folder, make a backup there, and restore it here into an empty DATA_DIR; nothing was changed.`,
    );
  return isReachable && !hasData(outside) ? inside : outside;
};

/** A short path for the socket, in a folder that other users can write in: a folder that somebody else has made is refused. */
const makeShortSocketFolder = (home: string, runAs: RunAs): string => {
  const base = runAs.uid === undefined ? tmpdir() : '/tmp';
  const folder = path.join(base, `husrum-${digestOf(home)}`);
  makeOwnFolder(folder, runAs);
  const { uid } = lstatSync(folder);
  if (lstatSync(folder).isSymbolicLink() || uid !== (runAs.uid ?? process.getuid?.() ?? uid))
    throw new StartError(`${folder} belongs to another user: remove it, or choose a shorter DATA_DIR.`);
  return folder;
};

const isTooLong = (folder: string): boolean =>
  Buffer.byteLength(path.join(folder, SOCKET_NAME)) > MAX_SOCKET_PATH;

/** Creates the folders around the data folder, which initdb creates. `dataDir` exists. */
export const makeClusterFolders = (
  dataDir: string,
  runAs: RunAs,
  systemFolder = SYSTEM_FOLDER,
): ClusterPaths => {
  const folder = realpathSync(dataDir);
  const home = findHome(folder, runAs, systemFolder);
  const isElsewhere = path.dirname(home) !== folder;
  if (isElsewhere) {
    // PostgreSQL's user passes through both.
    makeReadableFolder(systemFolder);
    makeReadableFolder(path.dirname(home));
    replacePrivateFile(path.join(folder, PLACE_FILE), `${home}\n`);
  }
  makeOwnFolder(home, runAs);
  const run = path.join(home, 'run');
  if (!isTooLong(run)) makeOwnFolder(run, runAs);
  return {
    home,
    isElsewhere,
    data: path.join(home, 'data'),
    socket: isTooLong(run) ? makeShortSocketFolder(home, runAs) : run,
    log: path.join(home, 'log'),
    port: FIRST_PRIVATE_PORT + (Number.parseInt(digestOf(home), 16) % PRIVATE_PORTS),
    links: path.join(home, 'lib'),
    password: path.join(home, 'password'),
  };
};

/** Whether the folder is the embedded database of version 0.2.0, which ran inside the server. */
export const hasOldDatabase = (dataDir: string, { data }: ClusterPaths): boolean =>
  existsSync(path.join(dataDir, 'db', 'PG_VERSION')) && !existsSync(data);
