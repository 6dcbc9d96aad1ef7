/**
 * A refusal with the vendor's code and message. Refusals without a published code have 2000359, "not allowed".
 * Sources: the vendor's page on errors (fortnox.se/developer), and responses recorded in public client libraries.
 */
export class FortnoxError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export const fortnoxErrors = {
  system: () => new FortnoxError(500, 1000003, 'System exception'),
  responseType: () => new FortnoxError(400, 1000030, 'Invalid response type'),
  contentType: () => new FortnoxError(400, 1000031, 'Invalid content type'),
  notNumeric: (value: unknown) =>
    new FortnoxError(400, 2000108, `Värdet måste vara numeriskt (${String(value)})`),
  notBoolean: (value: unknown) =>
    new FortnoxError(400, 2000134, `Värdet måste vara en boolean (${String(value)})`),
  value: (name: string) => new FortnoxError(400, 2000359, `Värdet innehåller ej tillåtna tecken. (${name})`),
  state: (message: string) => new FortnoxError(400, 2000359, message),
  lockedPeriod: (until: string) => new FortnoxError(400, 2000401, `Perioden är låst t.o.m. ${until}.`),
  fiscalYear: () => new FortnoxError(400, 2000359, 'Bokföringsåret finns inte.'),
  account: () => new FortnoxError(404, 2000423, 'Kan inte hitta kontot.'),
  article: () => new FortnoxError(404, 2000428, 'Kan inte hitta artikeln.'),
  terms: () => new FortnoxError(404, 2000429, 'Kan inte hitta betalningsvillkoret.'),
  customer: () => new FortnoxError(404, 2000433, 'Kan inte hitta kunden.'),
  invoice: () => new FortnoxError(404, 2000434, 'Kan inte hitta fakturan.'),
  filter: () => new FortnoxError(400, 2000587, 'Ett ogiltigt filter har använts.'),
  parameter: () => new FortnoxError(400, 2000588, 'Ogiltig parameter i anropet.'),
  customerNumberTaken: (number: string) =>
    new FortnoxError(400, 2000637, `Kundnummer ${number} används redan. Kundnumret har redan använts.`),
  scope: () => new FortnoxError(403, 2000663, 'Har inte behörighet för scope.'),
  identifier: () => new FortnoxError(404, 2000729, 'A valid identifier was not provided.'),
  method: () => new FortnoxError(405, 2000729, 'A valid identifier was not provided.'),
  paymentDate: () => new FortnoxError(400, 2001089, 'Betaldatum kan inte vara före fakturadatum.'),
  licence: () => new FortnoxError(403, 2001101, 'Det finns ingen aktiv licens för önskat scope'),
  apiLicence: () => new FortnoxError(403, 2001103, 'Api-licens saknas.'),
  project: () => new FortnoxError(404, 2001161, 'Kan inte hitta projektet.'),
  payment: () => new FortnoxError(404, 2000729, 'Kan inte hitta betalningen.'),
  costCenter: () => new FortnoxError(404, 2000729, 'Kan inte hitta kostnadsstället.'),
  emptyBody: () => new FortnoxError(400, 2001392, 'Ingen eller felaktig typ av data.'),
  fieldName: (name: string) => new FortnoxError(400, 2001399, `Felaktigt fältnamn (${name})`),
  json: () => new FortnoxError(400, 2002115, 'Error deserializing JSON: JSON_ERROR_SYNTAX'),
  vatRate: () => new FortnoxError(400, 2004167, 'Det finns inget konto för momssatsen.'),
} as const;

/** The vendor answers with both casings: upper case for objects that are missing, lower case for other errors. */
export const toErrorBody = ({ status, code, message }: FortnoxError, swapsCasing: boolean): unknown => ({
  ErrorInformation:
    (status === 404) !== swapsCasing
      ? { Error: 1, Message: message, Code: code }
      : { error: 1, message, code },
});
