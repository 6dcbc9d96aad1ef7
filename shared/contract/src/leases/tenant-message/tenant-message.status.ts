/** Who gets a message: one tenant, or the tenants of a lease, of an object with all objects below it, or of a company. */
export const messageTargets = ['lease', 'tenant', 'entity', 'company'] as const;
export type MessageTarget = (typeof messageTargets)[number];
export const isMessageTarget = (value: string): value is MessageTarget =>
  messageTargets.some((target) => target === value);

/**
 * What has become of the message for one recipient. RETRYING: the mail server did not take it, and the outbox tries again.
 * FAILED: the mail server refused it for good.
 */
export const recipientStatuses = ['QUEUED', 'RETRYING', 'SENT', 'FAILED', 'NO_ADDRESS'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];
