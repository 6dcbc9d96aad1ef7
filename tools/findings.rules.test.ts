import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable, readFinding } from './findings.rules';
import { root } from './workspace';

const folder = join(root, 'findings');

test('reads the header of a script and formats its row', () => {
  const header = [
    '#!/usr/bin/env bash',
    '# Finding: a week has eight days.',
    '# Subject: weeks 1.0.0',
    '# Expected: seven,',
    '#   as usual.',
    '# Seen: eight.',
    '# Date: 2026-11-29',
  ];
  const finding = readFinding('long-week', header.join('\n'));
  expect(finding).toEqual({ name: 'long-week', subject: 'weeks 1.0.0', sentence: 'a week has eight days.' });
  expect(formatTable([finding])).toBe('| [long-week](long-week.sh) | weeks 1.0.0 | a week has eight days. |');
  expect(() => readFinding('long-week', header.slice(0, 5).join('\n'))).toThrow('No line "# Seen: …"');
});

test('the table of findings/README.md has the headers of all scripts', () => {
  const findings = readdirSync(folder)
    .filter((file) => file.endsWith('.sh'))
    .map((file) => readFinding(file.replace(/\.sh$/, ''), readFileSync(join(folder, file), 'utf8')));
  expect(findings.length).toBeGreaterThan(10);
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').match(/^\| \[.*$/gm) ?? [];
  // The formatter pads the cells.
  expect(rows.map((row) => row.replace(/ +\|/g, ' |')).join('\n')).toBe(formatTable(findings));
});
