-- A tenant's call asks whether the landlord has a trial or a subscription: without one, most of the portal is closed.
grant select (member, trial_ends_on) on billable to app_tenant;
