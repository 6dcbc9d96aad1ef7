import type { EntityKind } from '../../objects/entity/entity.kinds';
import type { NoticeType } from './payment-interval';

interface NoticePeriod {
  readonly notice_length: number;
  readonly notice_type: NoticeType;
}
const months = (noticeLength: number): NoticePeriod => ({
  notice_length: noticeLength,
  notice_type: 'MONTH',
});

/** The notice period by law when nothing is agreed (JB 12:4; docs/domain-rules.md, D-18). */
export const statutoryNoticePeriod: Readonly<Record<EntityKind, NoticePeriod>> = {
  estates: months(3),
  apartments: months(3),
  villas: months(3),
  premises: months(9),
  // Cellars and store rooms, where nobody lives, are premises (JB 12:1).
  vacancies: months(9),
  parkings: months(3),
};
