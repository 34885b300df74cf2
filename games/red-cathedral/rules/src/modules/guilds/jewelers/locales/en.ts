/** The texts of the Jewelers in English. */
export const texts = {
  'event.diamondDelivered': {
    select: 'who',
    forms: { you: 'You deliver 1 diamond to {section} as {material}' },
    other: '{who} delivers 1 diamond to {section} as {material}',
  },
  'event.decoratedWith': {
    select: 'who',
    forms: { you: 'You decorate {section}: {ornament} {jewels}, {gains} (paid: {goods})' },
    other: '{who} decorates {section}: {ornament} {jewels}, {gains} (paid: {goods})',
  },

  'choice.deliverDiamond': 'Deliver 1 diamond to {section} as {material}',
  'choice.decorateWith': 'Decorate {section}: {ornament} {jewels} (pay {goods})',
} as const
