import type { Tx } from '@husrum/api-platform';
import { type Manifest, manifest as manifestSchema } from '@husrum/contract/manifest';
import { sql } from 'kysely';

export interface StoredBuild {
  readonly remote: string;
  readonly build: string;
  readonly source: 'local' | 'uploaded';
  readonly manifest: Manifest;
  /** The folder of its files in the file store. */
  readonly folder: string;
  /** The name of the team that uploaded it, or `npm start` for a local build. */
  readonly by: string;
  readonly created_at: string;
}

const columns = ['remote', 'build', 'source', 'manifest', 'folder', 'by', 'created_at'] as const;

const availableBuilds = (tx: Tx) =>
  tx.selectFrom('remote_build').select(columns).where('cleared_at', 'is', null);

export const findBuild = (tx: Tx, remote: string, build: string): Promise<StoredBuild | undefined> =>
  availableBuilds(tx).where('remote', '=', remote).where('build', '=', build).executeTakeFirst();

/** The builds that have not been cleared, in the given order. Each is merged with what was given. */
export const findAvailableBuilds = async <Ref extends Pick<StoredBuild, 'remote' | 'build'>>(
  tx: Tx,
  refs: readonly Ref[],
): Promise<(StoredBuild & Ref)[]> => {
  if (refs.length === 0) return [];
  const names = refs.map(({ build }) => build);
  const found = await availableBuilds(tx).where('build', 'in', names).execute();
  return refs.flatMap((ref) =>
    found
      .filter(({ remote, build }) => remote === ref.remote && build === ref.build)
      .map((stored) => ({ ...stored, ...ref })),
  );
};

export const listNewestBuilds = (tx: Tx, remote: string, count: number): Promise<StoredBuild[]> =>
  availableBuilds(tx).where('remote', '=', remote).orderBy('id', 'desc').limit(count).execute();

/** The available builds of all remotes. */
export const listBuilds = (tx: Tx): Promise<StoredBuild[]> =>
  availableBuilds(tx).orderBy('remote').orderBy('id').execute();

export const markBuildCleared = async (
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

/** Changes the folder of a build. Returns false when somebody else has changed it in the meantime. */
export const updateBuildFolder = async (
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

/** The folders of all available builds. */
export const listBuildFolders = async (tx: Tx): Promise<ReadonlySet<string>> =>
  new Set((await availableBuilds(tx).clearSelect().select('folder').execute()).map(({ folder }) => folder));

/** The keys of the files of all available builds. */
export const selectBuildFileKeys = (tx: Tx) =>
  availableBuilds(tx)
    .clearSelect()
    .select(sql<string>`folder || '/' || (jsonb_array_elements(manifest -> 'files') ->> 'name')`.as('key'));

interface NewBuild {
  readonly source: StoredBuild['source'];
  readonly manifest: Manifest;
  readonly folder: string;
  readonly by: string;
}

/**
 * Inserts a build. An upload replaces the local build of the same name, and a cleared build can be inserted again. Any other
 * existing build is left as it is, and the result is false.
 */
export const insertBuild = async (tx: Tx, { source, manifest, folder, by }: NewBuild): Promise<boolean> => {
  const text = JSON.stringify(manifestSchema.validateSync(manifest));
  const inserted = await tx
    .insertInto('remote_build')
    .values({ remote: manifest.name, build: manifest.build, source, manifest: text, folder, by })
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
