export { createFolderFileStore } from './files/folder-file-store';
export { createS3FileStore } from './files/s3-file-store';
export { createFortnoxOAuth } from './fortnox/fortnox-oauth';
export { mailJobs } from './mail/mail.jobs';
export { closeSmtp } from './mail/smtp';
export { connect } from './visma/visma.test-data';
export { createVismaOAuth } from './visma/visma-oauth';
