/**
 * What has become of a reminder. WAITING and BY_HAND are not sent: the run sends the first, and a person hands over the second, because
 * its tenant has no email address.
 */
export const reminderStates = ['WAITING', 'BY_HAND', 'UNDELIVERED', 'SENT', 'REMOVED'] as const;
export type ReminderState = (typeof reminderStates)[number];
export const reminderStateLabel: Readonly<Record<ReminderState, string>> = {
  WAITING: 'Inte skickad',
  BY_HAND: 'Lämnas på papper',
  UNDELIVERED: 'Kom inte fram',
  SENT: 'Skickad',
  REMOVED: 'Borttagen',
};

/** Why an overdue invoice is not reminded of now (docs/domain-rules.md, D-29). */
export const reminderExclusions = [
  'OFF',
  'PROGRAM',
  'NO_TENANT',
  'NOT_ARRIVED',
  'SMALL',
  'DISPUTED',
  'TICKET',
  'ASIDE',
  'PROMISE',
  'PENDING',
  'NO_LEVEL',
  'EARLY',
] as const;
export type ReminderExclusion = (typeof reminderExclusions)[number];
export const reminderExclusionLabel: Readonly<Record<ReminderExclusion, string>> = {
  OFF: 'Påminnelser är avstängda',
  PROGRAM: 'Avin finns i ett bokföringsprogram',
  NO_TENANT: 'Avin har ingen hyresgäst',
  NOT_ARRIVED: 'Avin har inte kommit fram',
  SMALL: 'Mindre än en krona kvar',
  DISPUTED: 'Bestridd',
  TICKET: 'Pågående ärende',
  ASIDE: 'Undanlagd',
  PROMISE: 'Löfte att betala',
  PENDING: 'Påminnelse väntar på att skickas',
  NO_LEVEL: 'Alla påminnelser är skickade',
  EARLY: 'För tidigt',
};
