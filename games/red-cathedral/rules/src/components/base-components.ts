import data from '../../data/components.json' with { type: 'json' }

/** The parts of the component data that a table without modules reads. */
export const baseComponents: object = data
