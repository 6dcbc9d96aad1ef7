import { isSameEmail, toCanonicalIdentifier, toPortalState } from './tenant.rules';

const TODAY = '2026-11-20';

test.each([
  ['850412-2386', false, '19850412-2386'],
  ['198504122386', false, '19850412-2386'],
  [' 19850412–2386 ', false, '19850412-2386'],
  ['5599990016', true, '559999-0016'],
  ['SE559999001601', true, '559999-0016'],
  ['850412-2386', true, '19850412-2386'],
  ['850412-2387', false, null],
  ['559999-0016', false, null],
])(
  'the number %j (of an organisation: %s) is stored as %s, null if it is invalid',
  (identifier, organisation, canonical) => {
    expect(toCanonicalIdentifier({ identifier, organisation }, TODAY)).toBe(canonical);
  },
);

test.each([
  [null, null, 'NOT_INVITED'],
  ['2026-11-01T08:00:00.000Z', null, 'INVITED'],
  ['2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z', 'ACTIVE'],
])(
  'the portal state of a tenant who was invited at %s and whose account was activated at %s is %s',
  (inviteSentAt, portalActivatedAt, state) => {
    expect(toPortalState({ invite_sent_at: inviteSentAt, portal_activated_at: portalActivatedAt })).toBe(
      state,
    );
  },
);

test.each([
  ['asa@example.se', 'Asa@Example.se ', true],
  ['asa@example.se', 'asa@exampel.se', false],
  ['asa@example.se', null, false],
  [null, null, true],
])('whether %j and %j are the same email address: %s', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame);
});
