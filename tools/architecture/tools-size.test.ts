import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitLines, root } from '../workspace';

// What does a thing of its own belongs in the package of that thing; here is what runs and checks the packages.
test('the tools have at most 2,000 lines without tests', () => {
  const files = gitLines('ls-files', 'tools/*.ts', 'tools/*.mjs').filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const lines = files.flatMap((path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n'));
  expect(files.length).toBeGreaterThan(30);
  expect(lines.length).toBeLessThanOrEqual(2_000);
});
