import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { email, optionalText, output, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { agreementRow, signingStatuses } from '../agreement/agreement.calls';

export const MAX_SIGNING_PARTIES = 20;

/** Somebody who signs. The server and the form also verify the check digit of `personal_number`. */
export const signingPartyInput = namedObject('SigningPartyInput', {
  name: text('Namn'),
  email: email(),
  personal_number: optionalText('Personnummer', 20).matches(/^\d{8}-\d{4}$/, {
    message: 'Ange personnumret som ÅÅÅÅMMDD-XXXX',
    excludeEmptyString: true,
  }),
});

export const signingInput = namedObject('SigningInput', {
  parties: yup
    .array()
    .of(signingPartyInput.required())
    .label('Parter')
    .min(1, 'Minst en part måste signera')
    .max(MAX_SIGNING_PARTIES, `Högst ${MAX_SIGNING_PARTIES} parter kan signera`)
    .required(),
  message: optionalText('Meddelande', 2000),
});
export const cancelSigningInput = namedObject('CancelSigningInput', {
  reason: text('Anledning', 255).min(10),
});

/** waiting: invited, and has not answered. */
export const signingPartyStatuses = ['waiting', 'signed', 'rejected'] as const;
export type SigningPartyStatus = (typeof signingPartyStatuses)[number];

const signingParty = namedObject('SigningParty', {
  id: output.id(),
  name: output.text(),
  email: output.text(),
  personal_number: output.textOrNull(),
  status: output.choice(signingPartyStatuses),
  signed_at: output.textOrNull(),
  /** How the party signed, as the signing service names it: `se_bid` is Swedish BankID. */
  method: output.textOrNull(),
  reminded_at: output.textOrNull(),
});
export type SigningParty = yup.InferType<typeof signingParty>;

export const signingDetail = namedObject('SigningDetail', {
  status: output.choice(signingStatuses),
  message: output.textOrNull(),
  sent_by: output.textOrNull(),
  created_at: output.text(),
  sent_at: output.textOrNull(),
  ended_at: output.textOrNull(),
  cancel_reason: output.textOrNull(),
  /** Why the latest call to the signing service failed. The call is tried again. */
  last_error: output.textOrNull(),
  /** SHA-256 of the document that was sent, and of the signed one. */
  original_sha256: output.textOrNull(),
  signed_sha256: output.textOrNull(),
  /** The file that was sent. The signed one is the agreement's file. */
  original_file_id: output.idOrNull(),
  /** The id of the agreement at the signing service. */
  provider_id: output.textOrNull(),
  parties: output.list(signingParty.required()),
});
export type SigningDetail = yup.InferType<typeof signingDetail>;

const signingOverview = namedObject('SigningOverview', {
  /** Whether the agreement can be sent now. */
  can_send: output.flag(),
  /** A simulator takes the place of the signing service: nothing is signed. */
  is_simulated: output.flag(),
  /** The company and the lease's tenants. An email address may be missing. */
  suggested_parties: output.list(
    yup
      .object({ name: output.text(), email: output.text(), personal_number: output.textOrNull() })
      .required(),
  ),
  /** Why the signing service refused the agreement when it was last sent. It can be corrected and sent again. */
  refusal: output.textOrNull(),
  signing: signingDetail.nullable().defined(),
});
export type SigningOverview = yup.InferType<typeof signingOverview>;

export const signingCalls = defineCalls('signing', {
  detail: call({
    method: 'GET',
    path: '/api/zigned/agreement/{id}',
    summary: 'Ett avtals signering',
    response: signingOverview,
  }),
  send: call({
    method: 'POST',
    path: '/api/zigned/agreement/{id}/sign',
    summary: 'Skicka ett avtal för signering',
    body: signingInput,
    response: agreementRow,
  }),
  remind: call({
    method: 'POST',
    path: '/api/zigned/agreement/{id}/remind',
    summary: 'Påminn dem som inte har signerat',
    response: messageResponse,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/zigned/agreement/{id}/cancel',
    summary: 'Avbryt signeringen',
    body: cancelSigningInput,
    response: messageResponse,
  }),
});
