import { inviteExpiredLabel } from '@husrum/contract/tenant';
import { formatCount } from '@husrum/format';

const tenants = (count: number): string => formatCount(count, 'hyresgäst', 'hyresgäster');

export const tenantPortalTexts = {
  title: 'Hyresgästportal',
  on: 'Aktiverad',
  off: 'Avstängd',
  intro:
    'I portalen ser hyresgästerna sina skickade avier, anmäler fel och följer sina ärenden. Ärenden av typen Internt visas inte för dem.',
  settings: 'Inställningar',
  stubHint: (url: string) => `Hyresgästerna når portalen på ${url}`,
  emailHint: 'Hit går svaren på inbjudningarna.',
  messageHint: 'Visas i inbjudan och i portalen.',
  save: 'Spara',
  saved: 'Ändringar sparade',
  open: 'Visa portalens sida',
  invites: 'Inbjudningar',
  cards: {
    notInvited: 'Ej inbjudna',
    invited: 'Inbjudan skickad',
    expired: inviteExpiredLabel,
    active: 'Aktiva konton',
    withoutAddress: 'Saknar mejladress',
  },
  inviteOne: 'En enskild hyresgäst bjuder du in från hyresgästens sida. Länken i mejlet gäller i 14 dagar.',
  inviteWhenOn: 'Aktivera portalen och spara, så kan du bjuda in hyresgästerna.',
  askToTurnOn: 'Be en administratör aktivera portalen, så kan du bjuda in hyresgästerna.',
  inviteAll: (count: number) => `Bjud in ${tenants(count)}`,
  inviteSome: 'Bjud in hyresgästerna',
  noTenants: 'Det finns inga hyresgäster att bjuda in',
  allWithAddress: 'Alla med mejladress är inbjudna',
  allInvited: 'Alla är inbjudna',
  confirmTitle: (count: number) => `Bjud in ${tenants(count)}?`,
  confirmText: 'Var och en får ett mejl med en personlig länk.',
  confirmOk: 'Bjud in',
  invited: (count: number) => `${tenants(count)} inbjudna`,
  toTenants: 'Visa hyresgästerna',
  offQuestion:
    'Hyresgästerna kan inte logga in, och länkarna i skickade inbjudningar slutar fungera tills du aktiverar den igen.',
  offTitle: 'Stäng av hyresgästportalen?',
  offOk: 'Stäng av',
} as const;
