import { freePort } from '../dev/free-port';
import { releaseFaults } from './faults';

// The short form of `npm run test:release`.
test('a release that is killed leaves everybody with a whole build, and can be made again', async () => {
  const { faults, kills, keptBack, givenOut, seen } = await releaseFaults(4, await freePort());
  expect(faults).toEqual([]);
  expect(keptBack + givenOut).toBe(kills);
  expect(seen.files).toBeGreaterThan(0);
}, 120_000);
