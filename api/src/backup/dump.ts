import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
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

/** Throws when the file cannot be read to its end. */
export const readDump = async function* (file: string): AsyncGenerator<Line> {
  const unzipped = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  let rest = '';
  for await (const chunk of unzipped) {
    const texts = `${rest}${chunk}`.split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield JSON.parse(text);
  }
};
