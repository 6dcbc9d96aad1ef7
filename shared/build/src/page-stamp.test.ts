import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { productVersion, stampPage } from './page-stamp';
import { root, shellDir } from './paths';

test('the page contains its build id and the version of the product', () => {
  const page = readFileSync(resolve(shellDir, 'src/page/index.html'), 'utf8');
  expect(stampPage(page, 'abc')).toContain(
    `<html data-build="abc" data-version="${productVersion()}" lang="sv"`,
  );
});

test('the newest release in CHANGELOG.md is the version of the product', () => {
  const changelog = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(changelog) ?? [];
  expect(newest).toBe(productVersion());
});
