import { setTimeout as rest } from 'node:timers/promises';
import { testServer } from '../../test/kit';
import { readSettings } from '../platform/settings';
import { forEach } from './night';

const app = testServer();
const hasOneSession = 'engine' in globalThis.testDatabase;

test('whoever waits for the database is served between two things', async () => {
  const order: (number | string)[] = [];
  const read = () =>
    app.db.system(async () => {
      await rest(20);
      order.push('a reader');
    });
  const readers: Promise<void>[] = [];
  await forEach(
    { db: app.db, settings: readSettings({}), signal: new AbortController().signal },
    [1, 2],
    async (thing) => {
      order.push(thing);
      if (thing === 1) setImmediate(() => readers.push(read()));
    },
  );
  await Promise.all(readers);
  expect(order).toEqual(hasOneSession ? [1, 'a reader', 2] : [1, 2, 'a reader']);
});
