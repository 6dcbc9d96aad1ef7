export const texts = {
  title: 'Ekonomisk översikt',
  income: 'Intäkt per månad',
  incomeHint: (max: string) => `av ${max} om allt vore uthyrt`,
  yearly: 'Aviserat senaste 12 månaderna',
  yearlyHint: 'skickade avier exklusive moms, minus krediterade',
  occupancy: 'Uthyrningsgrad',
  occupancyHint: (let_: number, rentable: number, tenants: number) =>
    `${let_} av ${rentable} objekt, ${tenants} ${tenants === 1 ? 'hyresgäst' : 'hyresgäster'}`,
  price: 'Hyra per m² och år',
  priceHint: (area: string) => `snittyta ${area}`,
  nothing: '–',
} as const;
