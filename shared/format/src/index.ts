export {
  easterSunday,
  type Holiday,
  holidays,
  isBankDay,
  lastBankDayBeforeMonth,
  nextBankDay,
} from './bank-days';
export { compareSwedish } from './collate';
export { csvOf } from './csv';
export { dateRange, dateTime, localDate, longDate, monthLabel } from './date-text';
export { bankgiro, plusgiro } from './giro';
export { type IdentityKind, identityNumber, maskedIdentity } from './identity-number';
export {
  addDays,
  compare,
  daysBetween,
  earliest,
  isLocalDate,
  type LocalDate,
  latest,
  today,
} from './local-date';
export { isLuhn, luhnDigit } from './luhn';
export { fromOre, kronor, kronorOfOre, plainAmount, toOre } from './money';
export {
  addMonths,
  addMonthsToMonth,
  dayInMonth,
  daysInMonth,
  endOfMonth,
  type Month,
  monthOf,
  monthsBetween,
  startOfMonth,
} from './month';
export { afterNotice, legalEnd, type NoticeTime } from './notice-time';
export { hasLengthDigit, isValidOcr, ocrOf, parseOcr } from './ocr';
export { type OrganisationNumber, parseOrganisationNumber, parseVatNumber } from './organisation-number';
export { parseAmount } from './parse-amount';
export { type PaymentRequest, swishEditable, swishQr, usingQr } from './payment-qr';
export { percent, percentOfShare } from './percent';
export { type PersonalNumber, parsePersonalNumber } from './personal-number';
export { phone, phoneLink } from './phone';
export { kronorPerSquareMetre, roundSquareMetreFee, squareMetres } from './square-metres';
export { instantAt } from './wall-time';
export { isoWeek, startOfWeek, weekday, weekLabel } from './week';
