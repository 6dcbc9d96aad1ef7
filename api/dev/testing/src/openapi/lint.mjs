// Lints the OpenAPI document on stdin with Redocly's recommended rules and writes the problems as JSON to stdout. It is a
// separate program, because Redocly is an ES module and Jest runs CommonJS.
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const rulesOff = process.argv.slice(2);
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: Object.fromEntries(rulesOff.map((rule) => [rule, 'off'])),
});
const problems = await lintFromString({ source: await text(process.stdin), config });
const lines = problems.map(
  ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? '#'}`,
);
process.stdout.write(JSON.stringify(lines));
