import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import { inspectionKindInfo, type statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { createTicket } from '../ticket/create-ticket';
import { findRemark, linkTicket, lockRemark } from './statutory-inspection.store';
import { statutoryInspectionTexts as texts } from './statutory-inspection.texts';

const MAX_SUBJECT_LENGTH = 100;
const shorten = (text: string): string =>
  text.length <= MAX_SUBJECT_LENGTH ? text : `${text.slice(0, MAX_SUBJECT_LENGTH - 1)}…`;

/** Creates an internal ticket for a remark. A remark has at most one. */
export const createRemarkTicket = async (
  context: RequestContext,
  remarkId: number,
): Promise<ResponseOf<typeof statutoryInspectionCalls.createTicket>> => {
  const { tx } = context;
  const { remark, ticket_id, entity_id, kind, performed_on } = orNotFound(await lockRemark(tx, remarkId));
  if (ticket_id !== null) throw problem('conflict', { message: texts.hasTicket });
  const { name, shortName } = inspectionKindInfo[kind];
  const ticket = await createTicket(context, {
    entity_id,
    tenant_id: null,
    maintenance_id: null,
    type: 'INTERNAL',
    subject: shorten(texts.ticketSubject(remark, shortName)),
    description: texts.ticketDescription(name, performed_on, remark),
  });
  await linkTicket(tx, remarkId, ticket.id);
  return orNotFound(await findRemark(tx, remarkId));
};
