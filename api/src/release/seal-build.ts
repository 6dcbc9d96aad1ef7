import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Manifest, manifest } from '@husrum/contract';
import * as yup from 'yup';
import { invalid } from '../platform/errors';
import { servedShell } from '../platform/web/shell';
import type { Files } from '../ports/files/files';
import { insertBuild, lockAlone } from './build.store';
import { integrityOf, keyOf, type NamedBuild } from './build-files';
import { faultsOf, type Kept } from './faults.rules';
import { liveBuilds } from './live-builds';
import type { TeamWork } from './team';
import { requireBuildName } from './upload-file';

const gzipped = promisify(gzip);
const refused = (text: string) => invalid({ 'remote.json': [text] });

const describedBy = async (files: Files, named: NamedBuild): Promise<Manifest> => {
  const bytes = await files.get(keyOf(named, 'remote.json'));
  if (!bytes) throw refused('remote.json saknas');
  try {
    const described = await manifest.validate(JSON.parse(bytes.toString('utf8')));
    if (described.name === named.remote && described.build === named.build) return described;
    throw new yup.ValidationError(`remote.json beskriver ${described.name} ${described.build}`);
  } catch (error) {
    throw refused(error instanceof yup.ValidationError ? error.message : 'remote.json går inte att läsa');
  }
};

/** Every file as it is kept now, and how the entry travels. */
const keptFiles = async (files: Files, named: NamedBuild, described: Manifest) => {
  const kept: Kept[] = [];
  let entryGzip = 0;
  for (const { name } of described.files) {
    const bytes = await files.get(keyOf(named, name));
    kept.push({ name, found: bytes ? { bytes: bytes.length, integrity: integrityOf(bytes) } : null });
    if (bytes && described.entry.endsWith(`/${name}`))
      entryGzip = (await gzipped(bytes, { level: 9 })).length;
  }
  return { kept, entryGzip };
};

/**
 * Proves an uploaded build and takes it in: from here on it can be given to people, and never changes. A file that comes
 * while it is proven waits, and is refused when the build is taken in.
 */
export const sealBuild = async (named: NamedBuild, work: TeamWork): Promise<{ message: string }> => {
  const { db, files, settings, team } = work;
  requireBuildName(named);
  const shell = await servedShell(settings.root);
  await db.system(async (tx) => {
    await lockAlone(tx, named.remote, named.build);
    const described = await describedBy(files, named);
    const found = await keptFiles(files, named, described);
    const live = await liveBuilds(tx);
    const faults = faultsOf(described, { ...found, shell, live });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await insertBuild(tx, 'uploaded', described, team.name);
  });
  return { message: `${named.remote} ${named.build} är prövat och intaget` };
};
