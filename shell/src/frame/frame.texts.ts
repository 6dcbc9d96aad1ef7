import { formatCount, formatNumber } from '@husrum/format';
export const frameTexts = {
  skipToContent: 'Hoppa till innehållet',
  toDashboard: 'Husrum, till översikten',
  openMenu: 'Öppna menyn',
  mainMenu: 'Huvudmeny',
  dashboard: 'Översikt',
  offline: 'Du är offline.',
  offlineText:
    'Ändringar kan inte sparas eller skickas, och sidor som inte redan är hämtade kan inte visas. Det du har fyllt i finns kvar.',
  fileStorageAlmostFull: 'Du börjar få ont om lagringsutrymme',
} as const;

export const membershipTexts = {
  member: 'Prenumeration',
  none: 'Ingen giltig prenumeration',
  trial: (daysLeft: number) => `Provperiod: ${formatCount(daysLeft, 'dag', 'dagar')} kvar`,
} as const;

export const notificationTexts = {
  title: 'Notiser',
  titleWithUnread: (unread: number) =>
    unread === 0 ? 'Notiser' : `Notiser, ${formatCount(unread, 'oläst', 'olästa')}`,
  removeAll: 'Ta bort alla',
  removeAllQuestion: 'Vill du ta bort alla notiser?',
  removeAllText: (total: number, unread: number) =>
    unread === 0
      ? `${formatCount(total, 'notis', 'notiser')} tas bort.`
      : `${formatCount(total, 'notis', 'notiser')} tas bort, varav ${formatCount(unread, 'oläst', 'olästa')}.`,
  markAllAsRead: 'Markera alla som lästa',
  showMore: 'Visa äldre',
  showWholeText: 'Visa hela texten',
  showLess: 'Visa mindre',
  remove: (title: string) => `Ta bort ${title}`,
  markAsRead: 'Markera som läst',
  none: 'Inga notiser',
} as const;

export const profileTexts = {
  button: (name: string) => `Ditt konto, ${name}`,
  profile: 'Din profil',
  onboarding: 'Kom igång',
  releases: 'Byggen',
  lightTheme: 'Ljust utseende',
  darkTheme: 'Mörkt utseende',
  systemTheme: 'Som systemet',
  signOut: 'Logga ut',
  version: (version = '') => `Husrum ${version}`.trimEnd(),
} as const;

export const sendingTexts = {
  title: 'Utskick',
  titleWithRunning: (running: number) =>
    running === 0 ? 'Utskick' : `Utskick, ${formatNumber(running)} pågår`,
  retryFailed: 'Försök igen med de som misslyckades',
  none: 'Inga utskick',
  noneText: 'Här syns utskick som du har startat.',
  progress: (finished: number, total: number | null) =>
    `${formatNumber(finished)} av ${total === null ? '…' : formatNumber(total)} klara`,
  sent: (count: number) => formatCount(count, 'skickad', 'skickade'),
  byHand: (count: number) => `${formatNumber(count)} att lämna på papper`,
  skipped: (count: number) => formatCount(count, 'överhoppad', 'överhoppade'),
  failed: (count: number) => formatCount(count, 'misslyckad', 'misslyckade'),
  nothingSent: 'Inget skickades',
} as const;

export const faqTexts = { title: 'Vanliga frågor' } as const;
