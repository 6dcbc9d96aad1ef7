import { type Manifest, manifest } from '@husrum/contract/manifest';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

export interface StoredBuild {
  readonly remote: string;
  readonly build: string;
  readonly source: 'local' | 'uploaded';
  readonly manifest: Manifest;
  /** Where its files lie. */
  readonly folder: string;
  readonly by: string;
  readonly created_at: string;
}

const columns = ['remote', 'build', 'source', 'manifest', 'folder', 'by', 'created_at'] as const;

const kept = (tx: Tx) => tx.selectFrom('remote_build').select(columns).where('cleared_at', 'is', null);

export const findBuild = (tx: Tx, remote: string, build: string): Promise<StoredBuild | undefined> =>
  kept(tx).where('remote', '=', remote).where('build', '=', build).executeTakeFirst();

/** Those that are kept, in the order in which they are named, each with what is known of it. */
export const keptAmong = async <Named extends Pick<StoredBuild, 'remote' | 'build'>>(
  tx: Tx,
  named: readonly Named[],
): Promise<(StoredBuild & Named)[]> => {
  if (named.length === 0) return [];
  const names = named.map(({ build }) => build);
  const found = await kept(tx).where('build', 'in', names).execute();
  return named.flatMap((one) =>
    found
      .filter(({ remote, build }) => remote === one.remote && build === one.build)
      .map((known) => ({ ...known, ...one })),
  );
};

export const newestBuilds = (tx: Tx, remote: string, count: number): Promise<StoredBuild[]> =>
  kept(tx).where('remote', '=', remote).orderBy('id', 'desc').limit(count).execute();

/** The builds of all remotes. */
export const keptBuilds = (tx: Tx): Promise<StoredBuild[]> =>
  kept(tx).orderBy('remote').orderBy('id').execute();

export const markCleared = async (
  tx: Tx,
  { remote, build }: Pick<StoredBuild, 'remote' | 'build'>,
  at: string,
): Promise<void> => {
  await tx
    .updateTable('remote_build')
    .set({ cleared_at: at })
    .where('remote', '=', remote)
    .where('build', '=', build)
    .execute();
};

/** Says that a build lies elsewhere. False when it no longer is where it was. */
export const moveBuild = async (
  tx: Tx,
  { remote, build, folder: from }: Pick<StoredBuild, 'remote' | 'build' | 'folder'>,
  folder: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('remote_build')
    .set({ folder })
    .where('remote', '=', remote)
    .where('build', '=', build)
    .where('folder', '=', from)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Where the files of all builds that are kept lie. */
export const keptFolders = async (tx: Tx): Promise<ReadonlySet<string>> =>
  new Set(
    (await tx.selectFrom('remote_build').select('folder').where('cleared_at', 'is', null).execute()).map(
      ({ folder }) => folder,
    ),
  );

interface NewBuild {
  readonly source: StoredBuild['source'];
  readonly described: Manifest;
  readonly folder: string;
  readonly by: string;
}

/**
 * A build that was found on disk becomes an uploaded one when a team releases it; never the other way round. One that
 * was cleared away and comes again begins anew. False when it was taken in already, and stays as it is.
 */
export const insertBuild = async (tx: Tx, { source, described, folder, by }: NewBuild): Promise<boolean> => {
  const text = JSON.stringify(manifest.validateSync(described));
  const inserted = await tx
    .insertInto('remote_build')
    .values({ remote: described.name, build: described.build, source, manifest: text, folder, by })
    .onConflict((on) =>
      on
        .columns(['remote', 'build'])
        .doUpdateSet({ source, manifest: text, folder, by, created_at: sql`app_now()`, cleared_at: null })
        .where((is) =>
          is.or([
            is('remote_build.cleared_at', 'is not', null),
            ...(source === 'uploaded' ? [is('remote_build.source', '=', 'local')] : []),
          ]),
        ),
    )
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) > 0;
};
