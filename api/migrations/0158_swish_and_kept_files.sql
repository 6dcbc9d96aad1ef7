-- The number to which a company is paid by Swish, as it is printed: 123 118 11 89.
alter table invoicing_config add column swish text check (swish ~ '^123 \d{3} \d{2} \d{2}$');

-- The bytes of a bank file are kept as long as the law requires (bokföringslagen 7 kap. 2 §). Files that were read before have none.
alter table bank_file add column file_key text;
-- When payments were last registered from the file.
alter table bank_file add column registered_at timestamptz(3);
create index bank_file_kept on bank_file (created_at) where file_key is not null;
