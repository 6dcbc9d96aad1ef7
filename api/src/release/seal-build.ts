import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Manifest, manifest } from '@husrum/contract/manifest';
import * as yup from 'yup';
import { invalid, problem } from '../platform/errors';
import { servedShell } from '../platform/web/shell';
import type { Files } from '../ports/files/files';
import { insertBuild } from './build.store';
import { keyOf, type NamedBuild, takeIn, uploadKey } from './build-files';
import { faultsOf } from './faults.rules';
import { liveBuilds } from './live-builds';
import { sealedBuild, takeInAgain } from './sealed-build';
import type { TeamWork } from './team';
import { requireBuildName } from './upload-file';

const gzipped = promisify(gzip);
const refused = (text: string) => invalid({ 'remote.json': [text] });

const describedBy = async (files: Files, named: NamedBuild): Promise<Manifest> => {
  const bytes = await files.get(uploadKey(named, 'remote.json'));
  if (!bytes) throw refused('remote.json saknas');
  try {
    const described = await manifest.validate(JSON.parse(bytes.toString('utf8')));
    if (described.name === named.remote && described.build === named.build) return described;
    throw new yup.ValidationError(`remote.json beskriver ${described.name} ${described.build}`);
  } catch (error) {
    throw refused(error instanceof yup.ValidationError ? error.message : 'remote.json går inte att läsa');
  }
};

/** How the entry travels. */
const entryGzipOf = async (files: Files, described: Manifest, folder: string): Promise<number> => {
  const entry = described.files.find(({ name }) => described.entry.endsWith(`/${name}`));
  const bytes = entry && (await files.get(keyOf({ folder }, entry.name)));
  return bytes ? (await gzipped(bytes, { level: 9 })).length : 0;
};

/**
 * Proves an uploaded build and takes it in: from here on it can be given to people, and never changes. Its files are read
 * and copied first, however long that takes; the database is asked for a moment at each end. Killed in between, or refused,
 * the copy is named by nothing and goes by night.
 */
export const verifyAndStoreBuild = async (
  named: NamedBuild,
  context: TeamWork,
): Promise<{ message: string }> => {
  const { db, files, settings, team } = context;
  requireBuildName(named);
  const done = { message: `${named.remote} ${named.build} är prövat och intaget` };
  const sealed = await sealedBuild(named, context);
  if (sealed?.isLost && !(await takeInAgain(sealed.build, context)))
    return verifyAndStoreBuild(named, context);
  if (sealed) return done;
  const described = await describedBy(files, named);
  const { folder, kept } = await takeIn(files, described, (name) => files.get(uploadKey(named, name)));
  const entryGzip = await entryGzipOf(files, described, folder);
  const shell = await servedShell(settings.root);
  await db.system(async (tx) => {
    const faults = faultsOf(described, { kept, entryGzip, shell, live: await liveBuilds(tx) });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    // Somebody else has proven one of that name meanwhile, perhaps of other files.
    if (!(await insertBuild(tx, { source: 'uploaded', described, folder, by: team.name })))
      throw problem('releaseSealed');
  });
  return done;
};
