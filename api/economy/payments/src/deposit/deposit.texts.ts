import type { LocalDate } from '@husrum/format';

export const depositTexts = {
  nothingHeld: 'Inget av depositionen finns kvar att använda',
  moreThanHeld: (held: string) => `Av depositionen finns ${held} kvar`,
  inFuture: 'Dagen kan inte vara i framtiden',
  tooEarly: (day: LocalDate) => `Dagen kan vara tidigast ${day}`,
  noRate: 'Ingen ränta är avtalad för depositionen',
  hasInterest: 'Räntan är redan tillagd. Ångra den först.',
  noInterest: 'Räntan blir 0 kr till den dagen',
  wrongInvoice: 'Välj en skickad, obetald avi till samma hyresgäst från samma företag',
  inProgram: 'Avin betalas i bokföringsprogrammet. Betala tillbaka depositionen i stället.',
  moreThanLeft: (left: string) => `Av avin är ${left} kvar att betala`,
  alreadyUndone: 'Det är redan ångrat',
  interestUsed: 'Räntan är använd eller återbetald. Ångra det först.',
  tooLittleHeld: 'Depositionen är använd eller återbetald. Ångra det först.',
} as const;
