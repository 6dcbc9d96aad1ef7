-- A session is renewed with a token that works once. `rotation` counts them; null for a session from before.
alter table session add column rotation integer, add column rotated_at timestamptz(3);

-- Who is signed in can fail too, when changing the password or the address. Keys are hashes and tell nothing.
create policy everyone on sign_in_failure to app_user using (true) with check (true);
grant select, insert, update, delete on sign_in_failure to app_user;

-- Mails with a link that anybody can make us send to any address: their number is limited per address, over all accounts.
create table link_mail (
  id bigint generated always as identity primary key,
  address_digest text not null,
  kind text not null,
  sent_at timestamptz(3) not null
);
create index link_mail_address on link_mail (address_digest, sent_at);
select system_table('link_mail');
create policy everyone on link_mail to app_user using (true) with check (true);
grant select, insert on link_mail to app_user;
