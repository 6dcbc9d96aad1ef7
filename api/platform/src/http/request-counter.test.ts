import { testServer } from '@husrum/api-testing';
import { createRequestCounter } from './request-counter';

const app = testServer();
const log = { warn: jest.fn() };
const MINUTE = 60_000;
const small = { max: 10, windowMs: MINUTE };

afterEach(() => jest.restoreAllMocks());

test('two processes count the requests of a caller together', async () => {
  const [one, other] = [createRequestCounter(app.db, log), createRequestCounter(app.db, log)];
  for (let nth = 0; nth < 5; nth += 1) await one.count('anna', small);
  expect(await other.count('anna', small)).toMatchObject({ current: 6 });
  expect(await one.count('anna', small)).toMatchObject({ current: 7 });
  expect(await other.count('bo', small)).toMatchObject({ current: 1 });
});

test('a window that has ended begins anew', async () => {
  const counter = createRequestCounter(app.db, log);
  await counter.count('cia', { max: 10, windowMs: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await counter.count('cia', small)).toMatchObject({ current: 1 });
});

test('a caller above a limit costs no statements, and a large limit one for every twenty-fifth part', async () => {
  const statements = jest.spyOn(app.db, 'system');
  const counter = createRequestCounter(app.db, log);
  for (let nth = 0; nth < 30; nth += 1) await counter.count('dan', small);
  expect(statements).toHaveBeenCalledTimes(11);
  statements.mockClear();
  for (let nth = 0; nth < 100; nth += 1) await counter.count('eva', { max: 1200, windowMs: MINUTE });
  expect(statements).toHaveBeenCalledTimes(2);
});

test('without the database each process counts by itself', async () => {
  jest.spyOn(app.db, 'system').mockRejectedValue(new Error('no connection'));
  const counter = createRequestCounter(app.db, log);
  for (let nth = 0; nth < 3; nth += 1) await counter.count('fia', small);
  expect(await counter.count('fia', small)).toMatchObject({ current: 4 });
  expect(log.warn).toHaveBeenCalled();
});
