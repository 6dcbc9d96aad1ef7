import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths';

/** The version of the product, from the root package.json. */
export const productVersion = (): string =>
  JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).version;

/** Adds the build id and the product's version to the page. The running shell reads both from the document. */
export const stampPage = (page: string, build: string): string =>
  page.replace('<html ', `<html data-build="${build}" data-version="${productVersion()}" `);
