import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '@husrum/api-platform';
import { testServer } from '@husrum/api-testing';
import { forEachConcurrently } from './for-each-concurrently';

const app = testServer();
const hasOneConnection = 'engine' in globalThis.testDatabase;

test('lets a waiting transaction use the only connection between two items', async () => {
  const order: (number | string)[] = [];
  const read = () =>
    app.db.system(async () => {
      await sleep(20);
      order.push('a reader');
    });
  const readers: Promise<void>[] = [];
  await forEachConcurrently(
    { db: app.db, settings: readSettings({}), signal: new AbortController().signal },
    [1, 2],
    async (item) => {
      order.push(item);
      if (item === 1) setImmediate(() => readers.push(read()));
    },
  );
  await Promise.all(readers);
  // On PostgreSQL the reader has its own connection, and its 20 ms are longer than the two items take.
  expect(order).toEqual(hasOneConnection ? [1, 'a reader', 2] : [1, 2, 'a reader']);
});
