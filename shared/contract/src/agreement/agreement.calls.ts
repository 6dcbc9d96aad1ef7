import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, out, text } from '../core/fields';
import { done } from '../core/list';

/** How far a document of the document service has come. */
export const agreementCaseStatuses = ['DRAFT', 'DONE', 'CONCLUDED'] as const;
export type AgreementCaseStatus = (typeof agreementCaseStatuses)[number];
export const signingStatuses = [
  'draft',
  'pending',
  'completed',
  'signed',
  'cancelled',
  'expired',
  'rejected',
  'unknown',
] as const;

export const agreementInput = yup.object({
  name: text('Namn'),
  file_id: id('Fil'),
  lease_id: id('Uthyrning'),
});
export const agreementOut = yup.object({
  id: out.id(),
  name: out.text(),
  file_id: out.id(),
  lease_id: out.id(),
  fasdokcase: yup
    .object({
      case_id: out.text(),
      status: yup
        .string()
        .oneOf([...agreementCaseStatuses])
        .required(),
    })
    .nullable()
    .defined(),
  signing_status: yup
    .string()
    .oneOf([...signingStatuses])
    .nullable()
    .defined(),
  created_at: out.text(),
  /** What the agreement stands on, by the name it came with. */
  file: yup.object({ id: out.id(), name: out.text(), mimetype: out.text(), size: out.number() }).required(),
});
export type Agreement = yup.InferType<typeof agreementOut>;

export const agreementCalls = callsOf('agreement', {
  ofLease: call({
    method: 'GET',
    path: '/api/agreement/lease/{id}',
    summary: 'Avtal på en uthyrning',
    ok: out.list(agreementOut.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/agreement',
    summary: 'Gör en fil till avtal',
    body: agreementInput,
    ok: agreementOut,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/agreement/{id}',
    summary: 'Ta bort avtal, filen finns kvar',
    ok: done,
  }),
});
