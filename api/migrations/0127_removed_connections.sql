-- The companies of a connection that is removed create manual invoices from then on. The database keeps to it by itself, because
-- connections do not write the settings of companies.
alter table invoicing_config drop constraint invoicing_config_integration;
alter table invoicing_config add constraint invoicing_config_integration
  foreign key (billable_id, integration_id) references integration (billable_id, id) on delete set null (integration_id);
