import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailSettings, notificationKinds } from '@husrum/contract/notification';
import { gitLines, isTest, root, sourcePaths } from '../workspace';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const serverText = sourcePaths()
  .filter((path) => path.startsWith('api/') && !path.startsWith('api/dev/') && !isTest(path))
  .map(read)
  .join('\n');

test.each(Object.keys(notificationKinds))('the server sends notifications of the kind %s', (name) => {
  expect(serverText).toMatch(new RegExp(`\\bnotificationKinds\\.${name}\\b(?!\\.)`));
});

test('every setting of a mail is a column of the user, and the other way about', () => {
  const columns = gitLines('ls-files', '-co', '--exclude-standard', 'api/migrations/*.sql').flatMap(
    (path) => read(path).match(/\bemail_notification_\w+(?= boolean)/g) ?? [],
  );
  expect(new Set(columns)).toEqual(new Set(mailSettings));
});
