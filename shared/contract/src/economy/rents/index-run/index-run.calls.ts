import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { optionalChoice } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { indexYear } from '../index-clause/index-clause.schema';
import { indexPreview, indexRun, indexRunInput, indexRunRow } from './index-run.schema';
import { indexRowStates } from './index-run.status';

/** Runs that change the rents of leases with an index clause, once a year (docs/domain-rules.md, D-30). */
export const indexRunCalls = defineCalls('indexRun', {
  preview: call({
    method: 'GET',
    path: '/api/indexrun/preview',
    summary: 'Vad en indexuppräkning skulle innebära, uthyrning för uthyrning',
    query: listQuery(sortBy('entity', 'old_year', 'new_year', 'new_supplement'), {
      year: indexYear('År'),
      company_id: yup.number().integer(),
      entity_id: yup.number().integer(),
    }),
    response: indexPreview,
  }),
  list: call({
    method: 'GET',
    path: '/api/indexrun',
    summary: 'Gjorda indexuppräkningar',
    query: listQuery(sortBy('year', 'created_at')),
    response: page(indexRun.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/indexrun/{id}',
    summary: 'En indexuppräkning',
    response: indexRun,
  }),
  rows: call({
    method: 'GET',
    path: '/api/indexrun/{id}/row',
    summary: 'Uthyrningarna i en indexuppräkning',
    query: listQuery(sortBy('entity', 'new_year', 'new_supplement'), {
      state: optionalChoice(indexRowStates),
    }),
    response: page(indexRunRow.required()),
  }),
  /** The rents change in the background. */
  start: call({
    method: 'POST',
    path: '/api/indexrun',
    summary: 'Räkna upp hyror enligt indexklausul',
    body: indexRunInput,
    response: indexRun,
    idempotent: true,
  }),
  /** Takes back all rents of the run. It is refused when one has been sent or billed. */
  undo: call({
    method: 'POST',
    path: '/api/indexrun/{id}/undo',
    summary: 'Ångra en indexuppräkning',
    response: indexRun,
    idempotent: true,
  }),
  undoRow: call({
    method: 'POST',
    path: '/api/indexrun/row/{id}/undo',
    summary: 'Ångra indexuppräkningen av en uthyrning',
    response: indexRunRow,
    idempotent: true,
  }),
  /** Mails the letters that are not sent yet to the tenants who have a mail address, in the background. */
  mailLetters: call({
    method: 'POST',
    path: '/api/indexrun/{id}/letters',
    summary: 'Mejla breven om ny hyra',
    response: indexRun,
    idempotent: true,
  }),
  /** The letter of one lease, as it was sent, or a preview. */
  letter: call({
    method: 'GET',
    path: '/api/indexrun/row/{id}/letter',
    summary: 'Brevet om ny hyra som PDF',
    responseType: 'file',
  }),
  /** Records that the letter reached the tenant in another way than by our mail. */
  markLetterSent: call({
    method: 'POST',
    path: '/api/indexrun/row/{id}/letter',
    summary: 'Markera brevet om ny hyra som skickat på papper',
    response: indexRunRow,
    idempotent: true,
  }),
});
