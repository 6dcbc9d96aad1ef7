import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { id, optionalChoice, output, seenUpdatedAt } from '../../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../../core/list';
import {
  adjustableEntity,
  adjustedLeasePage,
  rentAdjustmentFields,
  rentAdjustmentInput,
  rentAdjustmentPreview,
  rentAdjustmentRow,
} from './rent-adjustment.schema';
import { rentAdjustmentStatuses } from './rent-adjustment.status';

export const rentAdjustmentCalls = defineCalls('rentAdjustment', {
  /** With `entity_id` it lists the adjustments of the object and of its ancestors. */
  list: call({
    method: 'GET',
    path: '/api/rentadjustment',
    summary: 'Hyresjusteringar',
    query: listQuery(sortBy('rate', 'scheduled_at', 'executed_at', 'status', 'entity', 'created_at'), {
      entity_id: yup.number().integer(),
      status: optionalChoice(rentAdjustmentStatuses),
    }),
    response: page(rentAdjustmentRow.required()),
  }),
  listEntities: call({
    method: 'GET',
    path: '/api/rentadjustment/entities',
    summary: 'Objekt vars hyror kan justeras',
    query: listQuery(sortBy('name', 'type'), { name: yup.string().trim().max(200) }),
    response: page(adjustableEntity.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/rentadjustment/{id}',
    summary: 'En hyresjustering',
    response: rentAdjustmentRow,
  }),
  /** The effect on each lease, without changing anything. */
  preview: call({
    method: 'GET',
    path: '/api/rentadjustment/preview',
    summary: 'Vad en hyresjustering skulle innebära',
    query: listQuery(sortBy('entity', 'old_total', 'new_total', 'difference'), {
      entity_id: id('Objekt'),
      ...rentAdjustmentFields,
      /** The scheduled adjustment that is being changed: its own effect is not counted twice. */
      id: yup.number().integer(),
    }),
    response: rentAdjustmentPreview,
  }),
  /** The effect that the adjustment had on each lease. */
  listEffects: call({
    method: 'GET',
    path: '/api/rentadjustment/{id}/effect',
    summary: 'Vad en hyresjustering har inneburit',
    query: listQuery(sortBy('entity', 'old_total', 'new_total', 'difference')),
    response: adjustedLeasePage,
  }),
  /** Without a date, or with today's date, the adjustment is executed immediately. */
  create: call({
    method: 'POST',
    path: '/api/rentadjustment',
    summary: 'Justera hyror',
    body: rentAdjustmentInput,
    response: rentAdjustmentRow,
    idempotent: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/rentadjustment',
    summary: 'Ändra schemalagd hyresjustering',
    body: yup.object({
      id: id(),
      ...rentAdjustmentFields,
      updated_at: seenUpdatedAt(),
    }),
    response: rentAdjustmentRow,
    idempotent: true,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/rentadjustment/{id}',
    summary: 'Ta bort schemalagd hyresjustering',
    response: messageResponse,
    idempotent: true,
  }),
  removeAllScheduled: call({
    method: 'DELETE',
    path: '/api/rentadjustment/scheduled',
    summary: 'Ta bort alla schemalagda hyresjusteringar',
    response: messageResponse,
    idempotent: true,
  }),
  /** Gives the leases their previous rents from today. Leases that changed since then keep their rent. */
  restore: call({
    method: 'POST',
    path: '/api/rentadjustment/{id}/restore',
    summary: 'Återställ till föregående villkor',
    response: rentAdjustmentRow,
    idempotent: true,
  }),
  /** Creates a supplementary invoice for the difference between the adjusted rent and the invoices already sent. */
  createSupplement: call({
    method: 'POST',
    path: '/api/rentadjustment/{id}/supplement',
    summary: 'Skapa tilläggsavi för mellanskillnaden',
    body: yup.object({ lease_id: id('Uthyrning') }),
    response: yup.object({ invoicebase: yup.object({ id: output.id() }).required() }),
    idempotent: true,
  }),
});
