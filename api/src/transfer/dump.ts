import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { migrationsDigest } from '../platform/db/migrate';

/** The first line of a dump: rows fit only a database brought as far by the same migrations. */
export interface Head {
  husrum: 1;
  migrations: string;
}
/** Then for each table its name and columns, followed by its rows: every value as the database writes it. */
export interface TableHead {
  table: string;
  columns: string[];
}
export type Row = (string | null)[];
export type Line = Head | TableHead | Row;

export const headNow = (): Head => ({ husrum: 1, migrations: migrationsDigest() });

/** Written aside and moved into place: a dump that is there is whole. */
export const writeDump = async (file: string, lines: AsyncIterable<Line>): Promise<void> => {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  await pipeline(Readable.from(texts()), createGzip(), createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
};

export const readDump = async function* (file: string): AsyncGenerator<Line> {
  const unzipped = createReadStream(file).pipe(createGunzip());
  for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield JSON.parse(text);
  }
};
