import { formatPeriod } from '@husrum/api-rent';
import type { ReminderExclusion } from '@husrum/contract/reminder';
import {
  daysBetween,
  formatCount,
  formatLongDate,
  formatOre,
  type LocalDate,
  pluralize,
} from '@husrum/format';
import type { LateInvoice } from './reminder.rules';
import type { ReminderDocument } from './reminder-document';

const ordinals = ['Påminnelse', 'Andra påminnelsen', 'Tredje påminnelsen'] as const;

/** `Påminnelse om obetald hyra`. */
const titleOf = ({ level }: Pick<ReminderDocument, 'level'>): string =>
  `${ordinals[level - 1] ?? ordinals[0]} om obetald hyra`;

const reasons: Readonly<
  Record<ReminderExclusion, (invoice: LateInvoice, nextDay: LocalDate | null) => string>
> = {
  OFF: () => 'Påminnelser är avstängda för företaget.',
  PROGRAM: () => 'Avin finns i ett bokföringsprogram, som påminner själv.',
  NO_TENANT: () => 'Avin har ingen hyresgäst att påminna.',
  NOT_ARRIVED: () => 'Avin har inte kommit fram till hyresgästen. Skicka den igen först.',
  SMALL: () => 'Mindre än en krona är kvar att betala.',
  DISPUTED: () => 'Hyresgästen bestrider avin.',
  TICKET: ({ openTicket }) => `Ärende Ä-${openTicket} om avin är inte löst.`,
  ASIDE: ({ asideUntil }) => `Undanlagd till och med ${asideUntil}.`,
  PROMISE: ({ promisedOn }) => `Hyresgästen har lovat att betala senast ${promisedOn}.`,
  PENDING: () => 'En påminnelse om avin har inte skickats eller inte kommit fram.',
  NO_LEVEL: ({ lastLevel }) =>
    `${formatCount(lastLevel, 'påminnelse', 'påminnelser')} är skickade, och fler skickas inte.`,
  EARLY: ({ remindedOn }, nextDay) =>
    remindedOn === null
      ? `Påminns tidigast ${nextDay}.`
      : `Påmind ${remindedOn}. Nästa påminnelse tidigast ${nextDay}.`,
};

const giroOf = ({ bankgiro, plusgiro }: ReminderDocument): string[] => [
  ...(bankgiro === null ? [] : [`bankgiro ${bankgiro}`]),
  ...(plusgiro === null ? [] : [`plusgiro ${plusgiro}`]),
];

const payText = (document: ReminderDocument): string => {
  const { owedOre, payBy, swish, invoices } = document;
  const giro = giroOf(document).join(' eller ');
  const how = [
    giro === '' ? null : `till ${giro} med avins OCR-nummer`,
    swish === null ? null : `med Swish till ${swish}, och skriv avins nummer i meddelandet`,
  ].filter((part) => part !== null);
  const each = invoices.length > 1 ? ' Gör en betalning för varje avi.' : '';
  return (
    `Betala ${formatOre(owedOre)} senast den ${formatLongDate(payBy)}` +
    `${how.length === 0 ? '.' : `, ${how.join(', eller ')}.`}${each}`
  );
};

const feeText = ({ feeOre }: ReminderDocument): string[] =>
  feeOre === 0
    ? []
    : [
        `För den här påminnelsen tar vi ut ${formatOre(feeOre)} i påminnelseavgift. Den är avtalad i hyresavtalet, och ` +
          'lagen (1981:739) om ersättning för inkassokostnader m.m. tillåter den då. Avgiften är inte med i beloppet ' +
          'ovan. Den kommer som en egen rad på en avi.',
      ];

const interestText =
  'På det som betalas för sent har vi rätt till dröjsmålsränta enligt 6 § räntelagen: referensräntan och åtta ' +
  'procentenheter om året, från dagen efter förfallodagen tills du betalar.';

const lastText = ({ isLast, payBy }: ReminderDocument): string[] =>
  isLast
    ? [
        `Det här är den sista påminnelsen. Har vi inte fått betalt den ${formatLongDate(payBy)} kan vi lämna kravet till ` +
          'inkasso eller till Kronofogden. Då tillkommer kostnader.',
      ]
    : [];

const dwellingText =
  'Om hyran för en bostad inte är betald inom en vecka efter förfallodagen är hyresrätten förverkad, och hyresvärden får ' +
  'säga upp avtalet (12 kap. 42 § jordabalken). Betalar du innan avtalet har sagts upp får du bo kvar: då kan du inte ' +
  'längre skiljas från bostaden för den förseningen (43 §). Har avtalet sagts upp får du i regel ändå bo kvar om du ' +
  'betalar inom tre veckor från den dag då du har delgetts en underrättelse om att du kan få tillbaka hyresrätten, och ' +
  'då uppsägningen har meddelats socialnämnden (44 §). Den här påminnelsen är ingen uppsägning.';

const premisesText =
  'Om hyran för en lokal inte är betald inom två vardagar efter förfallodagen är hyresrätten förverkad, och hyresvärden ' +
  'får säga upp avtalet (12 kap. 42 § jordabalken). Betalar du innan avtalet har sagts upp får du behålla lokalen (43 §). ' +
  'Har avtalet sagts upp får du i regel ändå behålla den om du betalar inom två veckor från den dag då du har delgetts en ' +
  'underrättelse om att du kan få tillbaka hyresrätten (44 §). Den här påminnelsen är ingen uppsägning.';

const lawTexts = ({ hasDwelling, hasPremises }: ReminderDocument): string[] => [
  ...(hasDwelling ? [dwellingText] : []),
  ...(hasPremises ? [premisesText] : []),
];

const contactText = ({ contact }: ReminderDocument): string =>
  'Har du redan betalat kan du bortse från brevet. Kan du inte betala i tid, eller anser du att något är fel, så hör av ' +
  `dig till oss så snart du kan${contact.length === 0 ? '.' : `: ${contact.join(', ')}.`}`;

export const reminderTexts = {
  title: titleOf,
  fileName: (id: number): string => `paminnelse-${id}.pdf`,
  reason: (exclusion: ReminderExclusion, invoice: LateInvoice, nextDay: LocalDate | null): string =>
    reasons[exclusion](invoice, nextDay),

  opening: ({ invoices }: ReminderDocument): string =>
    `Vi har inte fått hela betalningen för ${pluralize(invoices.length, 'den här avin', 'de här avierna')}:`,
  columns: {
    invoice: 'Avi',
    what: 'Avser',
    due: 'Förfallodag',
    late: 'Dagar sen',
    ocr: 'OCR-nummer',
    left: 'Kvar att betala',
  },
  what: ({ object, period }: ReminderDocument['invoices'][number]): string =>
    [object, formatPeriod(period)].filter((part) => part !== '').join(', '),
  late: (due: LocalDate, day: LocalDate): string => String(daysBetween(due, day)),
  sum: 'Summa',
  demands: (document: ReminderDocument): string[] => [
    payText(document),
    ...feeText(document),
    interestText,
    ...lastText(document),
    ...lawTexts(document),
    contactText(document),
  ],
  regards: ({ sender }: ReminderDocument): string => `Vänliga hälsningar\n${sender.name}`,

  subject: (document: ReminderDocument): string => `${titleOf(document)} till ${document.sender.name}`,
  mailLine: ({
    reference,
    object,
    period,
    due,
    leftOre,
    ocr,
  }: ReminderDocument['invoices'][number]): string =>
    [
      `Avi ${reference ?? ''}`.trim(),
      [object, formatPeriod(period)].filter((part) => part !== '').join(', '),
      `förföll ${due}`,
      `${formatOre(leftOre)} kvar`,
      ocr === null ? null : `OCR ${ocr}`,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
  attached: 'Påminnelsen finns bifogad som PDF.',

  notReady: 'Påminnelsen är redan skickad eller borttagen, eller så är inget kvar att påminna om.',
  byHand: 'Hyresgästen saknar mejladress. Skriv ut påminnelsen och markera den som skickad.',
  noEmail: 'Hyresgästen saknar mejladress. Lägg till en, eller skriv ut påminnelsen.',
  nothingToRemind: 'Ingen av avierna ska påminnas om nu.',
  nothingLeft: 'Inget är kvar att påminna om. Ta bort påminnelsen.',
  alreadySent: 'Påminnelsen är redan skickad.',
  removed: 'Påminnelsen är borttagen.',
  undelivered: (to: string, reason: string): string =>
    `Mejlet till ${to} kom inte fram. Rätta hyresgästens mejladress och skicka igen. Svaret var: ${reason}`,
  undeliveredNotification: (tenant: string) => ({
    title: `Påminnelsen till ${tenant} kom inte fram`,
    body: 'Mejlet kunde inte levereras. Rätta mejladressen och skicka påminnelsen igen, eller skriv ut den.',
  }),
  dueNotification: (company: string, count: number, owedOre: number) => ({
    title: `${formatCount(count, 'avi', 'avier')} att påminna om i ${company}`,
    body: `${formatOre(owedOre)} är förfallet. Se vilka hyresgäster det gäller och skicka påminnelserna.`,
  }),
  doneNotification: (title: string, made: number, byHand: number) => ({
    title: `${title}: klart`,
    body: [
      `${formatCount(made, 'påminnelse', 'påminnelser')} mejlade.`,
      byHand === 0 ? null : `${formatCount(byHand, 'påminnelse', 'påminnelser')} att lämna på papper.`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  }),

  laterThan: (days: number): string => `Ange fler än ${days} dagar`,
  secondMissing: 'Ange den andra påminnelsen före den tredje',
  disputeNeedsNote: 'Skriv vad hyresgästen bestrider',
  asideInThePast: 'Välj i dag eller en senare dag',
} as const;
