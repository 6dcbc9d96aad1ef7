import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, root, sourcePaths } from '../workspace';

/** Defines what a route gets: the only other source that knows the body of a call. */
const SEAM = 'api/platform/src/http/serve.ts';

const sources = sourcePaths().filter(
  (path) => /^api\/(?!dev\/).*\/src\//.test(path) && !path.endsWith('.routes.ts') && !isTest(path),
);

test('only routes know the body of a call: operations take commands', () => {
  expect(sources.length).toBeGreaterThan(800);
  const knowing = sources.filter((path) => /\bBodyOf\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(knowing).toEqual([SEAM]);
});
