-- SHA-256 of what the draft in the accounting program last got from us, so that an unchanged draft is not sent again.
alter table accounting_invoice add column content_sha256 text;
