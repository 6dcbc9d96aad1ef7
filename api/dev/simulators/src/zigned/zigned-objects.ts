import type { Agreement, Participant, StoredFile, ZignedState } from './zigned-state';

export const toFile = ({ id, filename }: StoredFile, baseUrl: string, at: string) => ({
  id,
  resource_type: 'file',
  filename,
  mime_type: 'application/pdf',
  url: `${baseUrl}/read/${id}`,
  created_at: at,
  updated_at: at,
});

export const toParticipant = (
  participant: Participant,
  agreement: Agreement,
  baseUrl: string,
  at: string,
) => {
  const { id, name, email, role, status, signed_at, personal_number } = participant;
  const identityStatus = signed_at === null ? 'pending' : 'passed';
  return {
    id,
    resource_type: 'participant',
    name,
    email,
    status,
    order: 1,
    signing_group: null,
    agreement: agreement.id,
    signing_room_url: `${baseUrl}/room/${id}`,
    created_at: agreement.created_at,
    updated_at: at,
    role,
    signed_at,
    signature:
      signed_at === null ? null : { method: personal_number === null ? 'email' : 'se_bid', data: {} },
    identity_enforcement: {
      enabled: personal_number !== null,
      status: personal_number === null ? null : identityStatus,
      enforcement_method: personal_number === null ? null : 'personal_number',
    },
  };
};

/** The agreement with the ids of its participants and without personal numbers, as in webhooks. */
export const toAgreement = (state: ZignedState, agreement: Agreement, at: string) => ({
  id: agreement.id,
  resource_type: 'agreement',
  test_mode: true,
  status: agreement.status,
  cancellation_reason: agreement.cancellation_reason,
  theme: null,
  issuer: { ...agreement.issuer, signing_room_url: null },
  participants: state.participants.filter((one) => one.agreement === agreement.id).map(({ id }) => id),
  documents: {
    original_documents: { main: agreement.main, attachments: [] },
    signed_document: agreement.signed_document,
  },
  signing_order: { enabled: false, grouped: false },
  communication: { send_emails: false },
  metadata: { lookup_key: agreement.lookup_key },
  created_at: agreement.created_at,
  updated_at: at,
});
