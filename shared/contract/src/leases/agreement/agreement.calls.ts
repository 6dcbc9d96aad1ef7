import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { id, output, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { agreementTemplateInput } from './agreement-template';

/** The statuses of an agreement's case in FASDOK, the document service. */
export const agreementCaseStatuses = ['DRAFT', 'DONE', 'CONCLUDED'] as const;
export type AgreementCaseStatus = (typeof agreementCaseStatuses)[number];
/**
 * `draft`: being sent to the signing service. `pending`: waits for parties to sign. `signed`: all have signed, and the sealed
 * document is not here yet. `completed`: the sealed document is the agreement's file. `unknown`: the service has a status that
 * we do not know.
 */
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

export type SigningStatus = (typeof signingStatuses)[number];

export const agreementInput = namedObject('AgreementInput', {
  name: text('Namn'),
  file_id: id('Fil'),
  lease_id: id('Uthyrning'),
});
export const agreementRow = namedObject('AgreementRow', {
  id: output.id(),
  name: output.text(),
  file_id: output.id(),
  lease_id: output.id(),
  fasdokcase: yup
    .object({
      case_id: output.text(),
      status: output.choice(agreementCaseStatuses),
    })
    .nullable()
    .defined(),
  signing_status: output.choiceOrNull(signingStatuses),
  /** Whether the agreement can be sent for signing: a PDF, not made in FASDOK, and not sent before unless somebody rejected it. */
  can_sign: output.flag(),
  /** Why the agreement cannot be sent for signing, in Swedish, if the user can do something about it. */
  not_signable_reason: output.textOrNull().optional(),
  created_at: output.text(),
  /** The agreement's file, with its original name. */
  file: yup
    .object({ id: output.id(), name: output.text(), mimetype: output.text(), size: output.number() })
    .required(),
});
export type Agreement = yup.InferType<typeof agreementRow>;

export const agreementCalls = defineCalls('agreement', {
  listByLease: call({
    method: 'GET',
    path: '/api/agreement/lease/{id}',
    summary: 'Avtal på en uthyrning',
    response: output.list(agreementRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/agreement',
    summary: 'Gör en fil till avtal',
    body: agreementInput,
    response: agreementRow,
  }),
  previewTemplate: call({
    method: 'POST',
    path: '/api/agreement/template/preview',
    summary: 'Förhandsgranska ett avtal från mallen som PDF',
    requires: 'property.read',
    body: agreementTemplateInput,
    responseType: 'file',
  }),
  createFromTemplate: call({
    method: 'POST',
    path: '/api/agreement/template',
    summary: 'Skapa ett avtal från mallen',
    body: agreementTemplateInput,
    response: agreementRow,
  }),
  renew: call({
    method: 'POST',
    path: '/api/agreement/{id}/renew',
    summary: 'Ersätt ett avtal vars signering är avbruten eller utgången med ett nytt av samma fil',
    response: agreementRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/agreement/{id}',
    summary: 'Ta bort avtal, filen finns kvar',
    response: messageResponse,
  }),
});
