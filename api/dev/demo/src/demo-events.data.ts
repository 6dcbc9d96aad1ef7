import type { EventOwner, EventType } from '@husrum/contract/event';

export interface DemoEvent {
  readonly about: EventOwner;
  readonly title: string;
  readonly type: EventType;
  readonly daysAgo: number;
  readonly description: string | null;
}

export const demoEvents: readonly DemoEvent[] = [
  {
    about: 'entity',
    title: 'Taket är omlagt',
    type: 'INFO',
    daysAgo: 410,
    description: 'Arbetet är utfört av <b>Takbolaget Mellansverige AB</b>.\nGarantin gäller i tio år.',
  },
  {
    about: 'entity',
    title: 'Vattenläcka i källaren',
    type: 'IMPORTANT',
    daysAgo: 96,
    description:
      'Avloppsstammen läckte i tvättstugan.<ul><li>Fuktmätt och avfuktat i två veckor</li><li>Stammen är lagad</li></ul>Anmält till försäkringsbolaget.',
  },
  {
    about: 'entity',
    title: 'Energideklarationen går ut nästa år',
    type: 'WARNING',
    daysAgo: 20,
    description: 'Beställ en ny i god tid.',
  },
  { about: 'entity', title: 'Nya portkoder', type: 'OTHER', daysAgo: 12, description: null },
  {
    about: 'entity',
    title: 'Filter i ventilationen bytta',
    type: 'INFO',
    daysAgo: 5,
    description: 'Nästa byte om ett halvår.',
  },
  {
    about: 'lease',
    title: 'Påmind om stegljud efter klockan 22',
    type: 'WARNING',
    daysAgo: 45,
    description: 'Grannen hörde av sig. Hyresgästen har lovat att ta hänsyn.',
  },
  {
    about: 'lease',
    title: 'Andrahandsuthyrning godkänd',
    type: 'IMPORTANT',
    daysAgo: 30,
    description: 'Gäller i sex månader. Samtycket ligger bland dokumenten.',
  },
  { about: 'lease', title: 'Ny kyl och frys', type: 'INFO', daysAgo: 9, description: null },
  { about: 'lease', title: 'Har frågat om laddplats', type: 'OTHER', daysAgo: 3, description: null },
];
