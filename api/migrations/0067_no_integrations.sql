-- No integration can be connected yet, and a number here stops the company's runs.
set local role app_system;
update invoicing_config set integration_id = null where integration_id is not null;
reset role;
