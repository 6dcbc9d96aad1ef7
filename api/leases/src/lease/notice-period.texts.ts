import type { NoticeType } from '@husrum/contract/lease';
import { formatCount } from '@husrum/format';

export interface NoticeTerms {
  readonly notice_length: number;
  readonly notice_type: NoticeType;
}

const units: Readonly<Record<NoticeType, readonly [one: string, many: string]>> = {
  DAY: ['dag', 'dagar'],
  MONTH: ['månad', 'månader'],
  YEAR: ['år', 'år'],
};

/** `3 månader` */
export const formatNoticePeriod = ({ notice_length, notice_type }: NoticeTerms): string =>
  formatCount(notice_length, ...units[notice_type]);
