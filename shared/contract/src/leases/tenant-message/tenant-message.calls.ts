import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { id, longText, optionalChoice, output, text } from '../../core/fields';
import { listQuery, page, sortBy } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { messageTargets, recipientStatuses } from './tenant-message.status';

/** The largest total size of a message's attachments: most mail servers accept no more. */
export const MAX_ATTACHMENTS_MEGABYTES = 10;
const MAX_ATTACHMENTS = 20;

const idList = (label: string) => yup.array().of(id(label)).label(label).default([]);

const targetRecipient = namedObject('ContactRecipient', {
  /** The tenant. */
  id: output.id(),
  name: output.text(),
  email: output.textOrNull(),
  /** The names of the objects that the tenant rents, among those that the target includes. */
  objects: output.text(),
});
/** A tenant who would get a message to a target. `TenantMessageRecipient` is one of a message that has been sent. */
export type TargetRecipient = yup.InferType<typeof targetRecipient>;

export const targetRecipientPage = nameSchema(
  'ContactRecipients',
  page(targetRecipient.required()).shape({
    /** The name of the target, such as that of an object. */
    target: output.text(),
    /** The number of tenants with an email address, who get the message. */
    count: output.number(),
    without_address: output.number(),
    /** It is shown as the sender of the mail. */
    sender: output.text(),
    /** The address for answers. */
    reply_to: output.text(),
  }),
);
export type TargetRecipientPage = yup.InferType<typeof targetRecipientPage>;

export const tenantMessageInput = namedObject('TenantMessageInput', {
  subject: text('Ämne'),
  body: longText('Meddelande'),
  /** Tenants who do not get the message. */
  excluded_tenant_ids: idList('Undantagna'),
  file_ids: idList('Bilagor').max(MAX_ATTACHMENTS, `Högst ${MAX_ATTACHMENTS} bilagor går att skicka`),
});

const messageFields = {
  id: output.id(),
  target: yup
    .object({
      type: output.choice(messageTargets),
      id: output.id(),
      /** Its name when the message was sent. */
      name: output.text(),
    })
    .required(),
  subject: output.text(),
  /** The user who sent it; null when that user has been removed. */
  sent_by: output.textOrNull(),
  created_at: output.text(),
  queued: output.number(),
  retrying: output.number(),
  sent: output.number(),
  failed: output.number(),
  no_address: output.number(),
};
export const tenantMessageRow = namedObject('TenantMessageRow', {
  ...messageFields,
  /** It says in the list of one tenant whether that tenant got the message. It is null in other lists. */
  status: output.choiceOrNull(recipientStatuses),
});
export type TenantMessageRow = yup.InferType<typeof tenantMessageRow>;

export const tenantMessage = namedObject('TenantMessage', {
  ...messageFields,
  /** The text as it was written, with the placeholder `[namn]`. */
  body: output.text(),
  sender: output.text(),
  reply_to: output.text(),
  /** The number of recipients who did not get the message and now have an address. */
  retryable: output.number(),
  files: output.list(
    namedObject('TenantMessageFile', {
      name: output.text(),
      size: output.number(),
      /** It is null when the file has been removed after sending. */
      file_id: output.idOrNull(),
    }).required(),
  ),
});
export type TenantMessage = yup.InferType<typeof tenantMessage>;

export const tenantMessageRecipient = namedObject('TenantMessageRecipient', {
  id: output.id(),
  /** 0 when `removed`. */
  tenant_id: output.id(),
  /** Whether the tenant has been removed since. The name and the address are then what they were. */
  removed: output.flag(),
  name: output.text(),
  /** The address that the message went to. */
  email: output.textOrNull(),
  status: output.choice(recipientStatuses),
  /** Why the mail server has refused the mail, or has not taken it yet. */
  error: output.textOrNull(),
  sent_at: output.textOrNull(),
});
export type TenantMessageRecipient = yup.InferType<typeof tenantMessageRecipient>;

const targetChoices = { pathChoices: { type: messageTargets } } as const;

export const tenantMessageCalls = defineCalls('tenantMessage', {
  /** The tenants to whom a message to the target would be sent, including those without an address. */
  listTargetRecipients: call({
    method: 'GET',
    path: '/api/contact/recipients/{type}/{id}',
    ...targetChoices,
    summary: 'Vilka ett meddelande går till',
    query: listQuery(sortBy('name', 'email'), {
      search: yup.string().trim().max(200),
      /** It finds only those with, or only those without an email address. */
      has_address: yup.boolean(),
    }),
    response: targetRecipientPage,
  }),
  send: call({
    method: 'POST',
    path: '/api/contact/{type}/{id}',
    ...targetChoices,
    summary: 'Skicka ett meddelande till hyresgäster',
    idempotent: true,
    body: tenantMessageInput,
    response: tenantMessage,
  }),
  /**
   * For a tenant: the messages that the tenant is a recipient of. For a lease it lists the messages to the tenants of that
   * lease. Otherwise it lists the messages that were sent to the object or company.
   */
  listByTarget: call({
    method: 'GET',
    path: '/api/contact/messages/{type}/{id}',
    ...targetChoices,
    summary: 'Skickade meddelanden',
    query: listQuery(sortBy('created_at', 'subject')),
    response: page(tenantMessageRow.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/contact/message/{id}',
    summary: 'Ett skickat meddelande',
    response: tenantMessage,
  }),
  recipients: call({
    method: 'GET',
    path: '/api/contact/message/{id}/recipients',
    summary: 'Hur det gick för varje mottagare',
    query: listQuery(sortBy('name', 'status'), { status: optionalChoice(recipientStatuses) }),
    response: page(tenantMessageRecipient.required()),
  }),
  /** Sends the message again to recipients who did not get it, also to those who did not have an address at first. */
  retry: call({
    method: 'POST',
    path: '/api/contact/message/{id}/retry',
    summary: 'Försök igen för dem som inte fick meddelandet',
    idempotent: true,
    response: tenantMessage,
  }),
  /** The message as letters to print, one for each recipient whom no mail has reached. */
  letters: call({
    method: 'GET',
    path: '/api/contact/message/{id}/letters',
    summary: 'Meddelandet som brev till dem som inte har fått mejlet',
    responseType: 'file',
  }),
});
