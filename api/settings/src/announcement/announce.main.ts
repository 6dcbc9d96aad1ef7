import { parseArgs } from 'node:util';
import { runCommand, StartError, withDatabase } from '@husrum/api-platform';
import { announcementInput } from '@husrum/contract/announcement';
import { ValidationError } from 'yup';
import { defaultEndDay } from './announcement.rules';
import { insertAnnouncement } from './announcement.store';

const usage =
  'npm run announce -- --title "Rubrik" --body "Text" [--audience ALL|ADMINISTRATORS|TRIAL|MEMBERS] [--from 2026-12-01] [--until 2026-12-08] [--permanent]';

/** Creates an announcement. Without --from it is shown from today, and without --until for a week. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      title: { type: 'string' },
      body: { type: 'string' },
      audience: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      permanent: { type: 'boolean', default: false },
    },
  });
  await withDatabase(async ({ db, clock }) => {
    const startsOn = values.from ?? clock.today();
    const input = await announcementInput
      .validate({
        title: values.title,
        body: values.body,
        audience: values.audience ?? 'ALL',
        dismissible: !values.permanent,
        starts_on: startsOn,
        ends_on: values.until ?? defaultEndDay(startsOn),
      })
      .catch((error: unknown) => {
        throw error instanceof ValidationError ? new StartError(`${error.message}. ${usage}`) : error;
      });
    const id = await db.system((tx) => insertAnnouncement(tx, input));
    console.log(`Meddelande ${id} visas från ${input.starts_on} till och med ${input.ends_on}.`);
  });
};

runCommand(run);
