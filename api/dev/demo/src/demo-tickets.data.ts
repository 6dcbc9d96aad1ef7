export interface DemoTicket {
  readonly subject: string;
  readonly type: 'INTERNAL' | 'REPORT' | 'QUESTION';
  readonly status: 'NEW' | 'OPEN' | 'RESOLVED';
  readonly description: string;
  readonly comment: string | null;
  /** Default: normal. */
  readonly priority?: 'URGENT' | 'HIGH' | 'LOW';
  /** The due date, in days from today. */
  readonly dueInDays?: number;
  /** Whether the demo user is responsible. */
  readonly isMine?: boolean;
}

export const tickets: readonly DemoTicket[] = [
  {
    subject: 'Kranen i köket droppar',
    type: 'REPORT',
    status: 'NEW',
    description: 'Det droppar från blandaren i köket, även när den är ordentligt stängd.',
    comment: null,
    priority: 'HIGH',
    dueInDays: 0,
  },
  {
    subject: 'Elementet i sovrummet är kallt',
    type: 'REPORT',
    status: 'OPEN',
    description: 'Elementet blir bara ljummet högst upp. Jag har provat att lufta det.',
    comment: 'Vi skickar en tekniker på torsdag mellan 8 och 12.',
    priority: 'URGENT',
    dueInDays: -1,
    isMine: true,
  },
  {
    subject: 'När byts portkoden?',
    type: 'QUESTION',
    status: 'NEW',
    description: 'Jag har hört att portkoden ska bytas. När sker det och hur får vi den nya?',
    comment: null,
    priority: 'LOW',
  },
  {
    subject: 'Trasig lampa i trapphuset',
    type: 'REPORT',
    status: 'RESOLVED',
    description: 'Lampan på tredje våningen har slocknat.',
    comment: 'Lampan är bytt.',
  },
  {
    subject: 'OVK ska beställas',
    type: 'INTERNAL',
    status: 'OPEN',
    description: 'Den obligatoriska ventilationskontrollen går ut i vår. Ta in två offerter.',
    comment: 'Två offerter är begärda.',
    dueInDays: 21,
    isMine: true,
  },
  {
    subject: 'Får jag måla om vardagsrummet?',
    type: 'QUESTION',
    status: 'OPEN',
    description: 'Jag skulle vilja måla vardagsrummet i en ljusgrå färg. Är det tillåtet?',
    comment: 'Ja, om arbetet görs fackmässigt.',
  },
  {
    subject: 'Snöröjning vid garaget',
    type: 'REPORT',
    status: 'NEW',
    description: 'Uppfarten till garaget är inte plogad.',
    comment: null,
    priority: 'HIGH',
    dueInDays: 1,
  },
  {
    subject: 'Byte av lås efter utflytt',
    type: 'INTERNAL',
    status: 'RESOLVED',
    description: 'Låscylindern ska bytas innan nästa hyresgäst flyttar in.',
    comment: 'Bytt, nycklarna ligger på kontoret.',
  },
];
