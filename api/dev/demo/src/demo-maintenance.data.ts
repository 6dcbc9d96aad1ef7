export interface DemoTemplate {
  readonly title: string;
  readonly description: string;
  readonly reschedule_in: number | null;
  readonly tasks: readonly string[];
}

/** The round that is repeated on every estate. */
export const technicalRound: DemoTemplate = {
  title: 'Teknisk rond',
  description: 'Gå igenom husets tekniska utrymmen och notera allt som avviker.',
  reschedule_in: 56,
  tasks: [
    'Läs av värmecentralens temperaturer och tryck',
    'Kontrollera att golvbrunnar i källaren är rena',
    'Kontrollera belysning i trapphus och källargångar',
    'Lyssna på fläktar och pumpar',
    'Kontrollera lås och dörrstängare',
  ],
};
export const fireRound: DemoTemplate = {
  title: 'Brandskyddsrond',
  description: 'Månadsvis kontroll enligt husets rutin för systematiskt brandskyddsarbete.',
  reschedule_in: 30,
  tasks: [
    'Utrymningsvägarna är fria',
    'Branddörrarna stänger av sig själva',
    'Brandsläckarna sitter på plats och är plomberade',
    'Nödbelysningen är tänd',
    'Skyltarna är hela och syns',
  ],
};
export const filterChange: DemoTemplate = {
  title: 'Filterbyte i ventilationen',
  description: 'Byt filter i fläktaggregatet och anteckna tryckfallet före och efter.',
  reschedule_in: 182,
  tasks: ['Stäng av aggregatet', 'Byt tilluftsfilter', 'Byt frånluftsfilter', 'Anteckna tryckfallet'],
};
export const autumnRound: DemoTemplate = {
  title: 'Höströjning av tak och gård',
  description: 'Rensa takrännor och brunnar från löv innan frosten kommer.',
  reschedule_in: 365,
  tasks: ['Rensa takrännor och stuprör', 'Rensa gårdsbrunnar', 'Ställ in utemöbler', 'Stäng utkastare'],
};
export const demoTemplates: readonly DemoTemplate[] = [technicalRound, fireRound, filterChange, autumnRound];

/** The notes of finished rounds, used in turn. */
export const roundNotes: readonly string[] = [
  'Inget att anmärka.',
  'Bytte två lampor i källargången.',
  'Dörrstängaren i porten är justerad.',
  'Rensade golvbrunnen i tvättstugan.',
];

/** An activity without template and object: it belongs to the company. */
export const procurement = {
  title: 'Upphandla snöröjning inför vintern',
  description: 'Ta in tre anbud och jämför pris per insats, jour och sandupptagning.',
};
export const painting = {
  title: 'Målning av trapphus',
  description: 'Väggar och snickerier på samtliga plan.',
};
