import type { ServerPart } from '@husrum/api-platform';
import { registerDevMail } from './mail/dev-mail';
import { mailJobs } from './mail/mail.jobs';
import { closeSmtp } from './mail/smtp';

export const part: ServerPart = {
  jobs: mailJobs,
  serve(app, { settings, db, files }) {
    if (!settings.production) registerDevMail(app, db, files);
  },
  stop: closeSmtp,
};
