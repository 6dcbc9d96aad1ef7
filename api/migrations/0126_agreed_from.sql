-- The first day of the agreed rent that a rent version continues: an adjustment does not change a rent that was agreed for its day or
-- a later one. Null for a version whose own rent was agreed from `valid_from`. The same for the fee of an add-on.
alter table rent_version add column agreed_from date check (agreed_from <= valid_from);
alter table lease_addon add column agreed_from date check (agreed_from <= start);

-- Versions that an adjustment created, or that changed only the VAT, continue the rent before them.
set local role app_system;
with origin as (
  select version.id, version.lease_id, version.valid_from,
    coalesce(
      (version.fee, version.fee_as_m2, version.payment_interval) = (
        lag(version.fee) over lease_versions, lag(version.fee_as_m2) over lease_versions, lag(version.payment_interval) over lease_versions)
      or (lag(version.id) over lease_versions is not null and exists (
        select from rent_adjustment_effect effect join rent_adjustment adjustment on adjustment.id = effect.rent_adjustment_id
        where effect.lease_id = version.lease_id and adjustment.effective_on = version.valid_from and effect.new_fee = version.fee)),
      false) as continues
  from rent_version version
  window lease_versions as (partition by version.lease_id order by version.valid_from)
), agreed as (
  select id, continues, max(valid_from) filter (where not continues) over (partition by lease_id order by valid_from) as agreed_from
  from origin
)
update rent_version set agreed_from = agreed.agreed_from from agreed where agreed.id = rent_version.id and agreed.continues;

-- An add-on that an adjustment started continues another one: its fee was agreed before that day.
update lease_addon set agreed_from = lease_addon.start - 1
from rent_adjustment_effect effect join rent_adjustment adjustment on adjustment.id = effect.rent_adjustment_id
where effect.lease_addon_id = lease_addon.id and adjustment.effective_on = lease_addon.start;
reset role;
