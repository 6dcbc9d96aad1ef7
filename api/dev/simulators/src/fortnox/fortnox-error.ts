/**
 * A refusal with the vendor's code and message. Where no code is published, status 404 has 2000729 and status 400 has 2000359.
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
  systemError: () => new FortnoxError(500, 1000003, 'System exception'),
  invalidResponseType: () => new FortnoxError(400, 1000030, 'Invalid response type'),
  invalidContentType: () => new FortnoxError(400, 1000031, 'Invalid content type'),
  notNumeric: (value: unknown) =>
    new FortnoxError(400, 2000108, `Värdet måste vara numeriskt (${String(value)})`),
  notBoolean: (value: unknown) =>
    new FortnoxError(400, 2000134, `Värdet måste vara en boolean (${String(value)})`),
  invalidValue: (name: string) =>
    new FortnoxError(400, 2000359, `Värdet innehåller ej tillåtna tecken. (${name})`),
  wrongState: (message: string) => new FortnoxError(400, 2000359, message),
  periodLocked: (until: string) => new FortnoxError(400, 2000401, `Perioden är låst t.o.m. ${until}.`),
  financialYearNotFound: () => new FortnoxError(400, 2000359, 'Bokföringsåret finns inte.'),
  accountNotFound: () => new FortnoxError(404, 2000423, 'Kan inte hitta kontot.'),
  articleNotFound: () => new FortnoxError(404, 2000428, 'Kan inte hitta artikeln.'),
  termsNotFound: () => new FortnoxError(404, 2000429, 'Kan inte hitta betalningsvillkoret.'),
  customerNotFound: () => new FortnoxError(404, 2000433, 'Kan inte hitta kunden.'),
  invoiceNotFound: () => new FortnoxError(404, 2000434, 'Kan inte hitta fakturan.'),
  invalidFilter: () => new FortnoxError(400, 2000587, 'Ett ogiltigt filter har använts.'),
  invalidParameter: () => new FortnoxError(400, 2000588, 'Ogiltig parameter i anropet.'),
  customerNumberTaken: (number: string) =>
    new FortnoxError(400, 2000637, `Kundnummer ${number} används redan. Kundnumret har redan använts.`),
  scopeMissing: () => new FortnoxError(403, 2000663, 'Har inte behörighet för scope.'),
  unknownPath: () => new FortnoxError(404, 2000729, 'A valid identifier was not provided.'),
  methodNotAllowed: () => new FortnoxError(405, 2000729, 'A valid identifier was not provided.'),
  paymentDateTooEarly: () => new FortnoxError(400, 2001089, 'Betaldatum kan inte vara före fakturadatum.'),
  licenceMissing: () => new FortnoxError(403, 2001101, 'Det finns ingen aktiv licens för önskat scope'),
  apiLicenceMissing: () => new FortnoxError(403, 2001103, 'Api-licens saknas.'),
  projectNotFound: () => new FortnoxError(404, 2001161, 'Kan inte hitta projektet.'),
  paymentNotFound: () => new FortnoxError(404, 2000729, 'Kan inte hitta betalningen.'),
  costCenterNotFound: () => new FortnoxError(404, 2000729, 'Kan inte hitta kostnadsstället.'),
  emptyBody: () => new FortnoxError(400, 2001392, 'Ingen eller felaktig typ av data.'),
  unknownField: (name: string) => new FortnoxError(400, 2001399, `Felaktigt fältnamn (${name})`),
  invalidJson: () => new FortnoxError(400, 2002115, 'Error deserializing JSON: JSON_ERROR_SYNTAX'),
  unknownVatRate: () => new FortnoxError(400, 2004167, 'Det finns inget konto för momssatsen.'),
} as const;

/** The vendor capitalises the field names of a 404 response, and not those of other errors. `swapsCasing` reverses this. */
export const toErrorBody = ({ status, code, message }: FortnoxError, swapsCasing: boolean): unknown => ({
  ErrorInformation:
    (status === 404) !== swapsCasing
      ? { Error: 1, Message: message, Code: code }
      : { error: 1, message, code },
});
