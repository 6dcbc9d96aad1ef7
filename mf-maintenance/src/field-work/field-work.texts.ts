import { formatCount, pluralize } from '@husrum/format';

export const fieldWorkTexts = {
  title: 'Dagens arbete',
  whose: 'Vems arbete',
  mine: 'Mina',
  everyone: 'Allas',
  responsible: (name: string) => `Ansvarig: ${name}`,
  none: 'Inget att göra i dag',
  noneText: {
    mine: 'Här visas det som du eller ingen ansvarar för: pågående och försenade aktiviteter, aktiviteter som är planerade till i dag och ärenden som ska lösas.',
    everyone:
      'Här visas allas arbete: pågående och försenade aktiviteter, aktiviteter som är planerade till i dag och ärenden som ska lösas.',
  },
  showEveryone: 'Visa allas arbete',
  truncated: (shown: number, total: number) => `Listan visar de första ${shown} av ${total}.`,
  count: (count: number) => formatCount(count, 'arbete', 'arbeten'),
  withoutAddress: 'Utan adress',
  map: 'Karta',
  mapOf: (address: string) => `Karta över ${address}`,
  call: (name: string) => `Ring ${name}`,
  callNumber: (name: string, phone: string) => `Ring ${name}, ${phone}`,
  overdue: (day: string) => `Försenat, ${day}`,
  dueDay: (day: string) => `Senast ${day}`,
  at: (time: string) => `Kl. ${time}`,
  tasksDone: (done: number, all: number) => `${done} av ${formatCount(all, 'uppgift', 'uppgifter')}`,
  photoCount: (count: number) => formatCount(count, 'foto', 'foton'),
  type: { maintenance: 'Aktivitet', ticket: 'Ärende' },
  tenants: 'Hyresgäst',
  description: 'Beskrivning',
  showAll: { maintenance: 'Visa hela aktiviteten', ticket: 'Visa hela ärendet' },

  start: 'Påbörja',
  started: 'Arbetet är påbörjat',
  finish: { maintenance: 'Slutför', ticket: 'Markera som löst' },
  finished: { maintenance: 'Aktiviteten är klar', ticket: 'Ärendet har markerats som löst' },
  incomplete: (count: number) =>
    `${formatCount(count, 'uppgift', 'uppgifter')} är inte ${pluralize(count, 'utförd', 'utförda')}. Vill du slutföra ändå?`,
  backToList: 'Till dagens arbete',

  tasks: 'Uppgifter',
  startToTick: 'Påbörja arbetet för att bocka av uppgifterna.',
  tickHint: 'Tryck en gång för utförd, en gång till för underkänd.',

  note: 'Anteckning',
  saveNote: { maintenance: 'Spara anteckning', ticket: 'Lägg till kommentar' },
  noteSaved: { maintenance: 'Anteckningen är sparad', ticket: 'Kommentaren har skapats' },

  photos: 'Foton',
  takePhoto: 'Ta foto',
  choosePhoto: 'Välj bild',
  photoState: {
    preparing: 'Förbereds …',
    waiting: 'Väntar på sin tur',
    sending: 'Skickas',
    retrying: 'Inget nät. Försöker igen.',
    failed: 'Kunde inte sparas',
    saved: 'Sparat',
  },
  /** The server has refused the photo for now, so the network is not the problem. */
  retryingLater: 'Försöker igen om en stund.',
  sendingPercent: (percent: number) => `Skickas, ${percent} %`,
  photoNumber: (number: number) => `Foto ${number}`,
  retry: 'Försök igen',
  removePhoto: 'Ta bort',
  unsavedPhotos: (count: number) =>
    `${formatCount(count, 'foto', 'foton')} är inte ${pluralize(count, 'sparat', 'sparade')} än. Stäng inte sidan.`,
  savedPhotos: (count: number) =>
    `${formatCount(count, 'foto', 'foton')} ${pluralize(count, 'sparat', 'sparade')}`,
  offline: 'Du är utan nät. Foton sparas på sidan och skickas när nätet är tillbaka.',
} as const;
