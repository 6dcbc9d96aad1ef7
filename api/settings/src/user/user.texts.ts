import { type Role, roleLabel } from '@husrum/contract/permission';

export const userTexts = {
  removed: (name: string) => `${name} är borttagen och utloggad`,
  withdrawn: 'Inbjudan är tillbakadragen',
  lastAdministrator: 'Verksamheten behöver minst en administratör. Gör först någon annan till administratör.',
  alreadyColleague: (email: string) => `${email} är redan användare hos er`,
  alreadyInvited: (email: string) => `${email} är redan inbjuden. Skicka inbjudan igen från listan.`,
  justSent: 'Inbjudan skickades nyss. Vänta ett par minuter innan du skickar den igen.',
  joined: (name: string) => `${name} har gått med`,
  joinedWith: (email: string, role: Role) => `Loggar in med ${email} som ${roleLabel[role].toLowerCase()}.`,
  joinedWithOther: (email: string, invited: string) =>
    `Loggar in med ${email}. Inbjudan skickades till ${invited}.`,
  roleChanged: (role: Role) => `Din roll är nu ${roleLabel[role].toLowerCase()}`,
  roleChangedBy: (name: string) => `${name} har ändrat din roll.`,
  undelivered: (email: string) => `Inbjudan till ${email} kom inte fram`,
} as const;
