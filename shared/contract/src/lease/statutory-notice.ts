import type { EntityKind } from '../entity/entity.types';
import type { NoticeType } from './interval';

interface Invoice {
  readonly notice_length: number;
  readonly notice_type: NoticeType;
}
const months = (notice_length: number): Invoice => ({ notice_length, notice_type: 'MONTH' });

/** The notice time the law has when nothing is agreed (JB 12:4). */
export const statutoryNotice: Readonly<Record<EntityKind, Invoice>> = {
  estates: months(3),
  apartments: months(3),
  villas: months(3),
  premises: months(9),
  vacancies: months(3),
  parkings: months(3),
};
