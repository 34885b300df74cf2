/** The texts of the Jewelers in English. */
export const texts = {
  'event.diamondDelivered': '{who} delivers a diamond to {section} in place of {material}.',
  'event.decoratedWith':
    '{who} decorates {section}: {ornament} {jewels}, paying {goods}; {n} prestige.',

  'choice.deliverDiamond': 'Deliver a diamond to {section} in place of {material}',
  'choice.decorateWith': 'Decorate {section}: {ornament} {jewels}, paying {goods}',
} as const
