export { bankDayOnOrAfter, lastBankDayBeforeMonth } from './bank-days';
export { removeBidiControls } from './bidi-controls';
export { capitalize } from './capitalize';
export { compareSwedish } from './compare-swedish';
export { formatCount, formatNumber, pluralize } from './count';
export { csvText, toCsv } from './csv';
export { isDecimalText } from './decimal-text';
export { formatEntityName } from './entity-name';
export { type FiscalYear, fiscalYearOf, fiscalYearsOf } from './fiscal-year';
export {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatShortMonth,
  formatShortMonthName,
} from './format-date';
export { formatBankgiro, formatPlusgiro, formatSwishNumber } from './giro';
export { type IdentityKind, parseIdentityNumber } from './identity-number';
export {
  addDays,
  compareDates,
  dateInSweden,
  daysBetween,
  earliestDate,
  isLocalDate,
  type LocalDate,
  latestDate,
  today,
} from './local-date';
export { luhnDigit } from './luhn';
export { formatKronor, formatOre, formatPlainAmount, fromOre, toOre } from './money';
export {
  addMonths,
  addMonthsToMonth,
  dayInMonth,
  daysInMonth,
  endOfMonth,
  type Month,
  monthOf,
  monthsBetween,
  splitByMonth,
  startOfMonth,
} from './month';
export { bookingDay, lastLockableDay } from './month-lock';
export { addNoticePeriod, earliestEnd, type NoticePeriod } from './notice-period';
export { createOcr, isValidOcr, parseOcr } from './ocr';
export { type OrganisationNumber, parseOrganisationNumber, parseVatNumber } from './organisation-number';
export { parseAmount } from './parse-amount';
export { parseDate, parseLocalDateTime, parseMonth } from './parse-date';
export { parseDateTime } from './parse-date-time';
export { createSwishQr, createUsingQr, type PaymentRequest, swishEditableFields } from './payment-qr';
export { formatPercent, formatShare } from './percent';
export { createPersonalNumber } from './personal-number';
export { formatPhone, toPhoneLink } from './phone';
export { scheduledDay, scheduledTime, toScheduledSeconds } from './scheduled-time';
export { overlaps, type Span } from './span';
export { formatPerSquareMetre, formatSquareMetres } from './square-metres';
export { toInstant, toUnixSeconds } from './unix-seconds';
export { isoWeek, startOfWeek, weekday } from './week';
export { latin1ToWindows1252 } from './windows-1252';
