import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { deleteNotice } from './invoicebase.store';
import { openNotice } from './open-notice';
import { hasAllocations } from './payment.store';

/** Only what nobody has received can vanish; the rest is cancelled or credited, and stays to be read. */
export const removeNotice = async (work: Work, id: number): Promise<void> => {
  const notice = await openNotice(work, id);
  if (notice.locked_at !== null || notice.kind === 'CREDIT') throw problem('noticeLocked');
  if (await hasAllocations(work.tx, id)) throw problem('noticeHasMoney');
  await deleteNotice(work.tx, id);
};
