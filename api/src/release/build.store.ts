import { type Manifest, manifest } from '@husrum/contract';
import type { Tx } from '../platform/db';

export interface StoredBuild {
  readonly remote: string;
  readonly build: string;
  readonly source: 'local' | 'uploaded';
  readonly manifest: Manifest;
  readonly by: string;
  readonly created_at: string;
}

const columns = ['remote', 'build', 'source', 'manifest', 'by', 'created_at'] as const;

export const findBuild = (tx: Tx, remote: string, build: string): Promise<StoredBuild | undefined> =>
  tx
    .selectFrom('remote_build')
    .select(columns)
    .where('remote', '=', remote)
    .where('build', '=', build)
    .executeTakeFirst();

export const buildsNamed = (tx: Tx, names: readonly string[]): Promise<StoredBuild[]> =>
  names.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('remote_build').select(columns).where('build', 'in', names).execute();

export const newestBuilds = (tx: Tx, remote: string, count: number): Promise<StoredBuild[]> =>
  tx
    .selectFrom('remote_build')
    .select(columns)
    .where('remote', '=', remote)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** A build that was found on disk becomes an uploaded one when a team releases it; never the other way round. */
export const insertBuild = async (
  tx: Tx,
  source: StoredBuild['source'],
  described: Manifest,
  by: string,
): Promise<void> => {
  const kept = JSON.stringify(manifest.validateSync(described));
  await tx
    .insertInto('remote_build')
    .values({ remote: described.name, build: described.build, source, manifest: kept, by })
    .onConflict((on) =>
      source === 'local'
        ? on.doNothing()
        : on
            .columns(['remote', 'build'])
            .doUpdateSet({ source, manifest: kept, by })
            .where('remote_build.source', '=', 'local'),
    )
    .execute();
};
