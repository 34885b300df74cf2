import type { Command } from '@guildhall/red-cathedral'

/** What to read about each command. */
const CLAUSES: { readonly [T in Command['type']]: readonly string[] } = {
  moveDie: ['RC-8.1', 'RC-8.2', 'RC-8.3', 'RC-8.4'],
  claim: ['RC-6.1', 'RC-6.3', 'RC-6.4'],
  chooseSection: ['RC-6.2', 'RC-6.6'],
  chooseWorkshop: ['RC-6.7', 'RC-6.8'],
  layTile: ['RC-6.8', 'RC-6.9', 'RC-6.10'],
  deliver: ['RC-7.1', 'RC-7.4', 'RC-7.10'],
  decorate: ['RC-7.19', 'RC-7.20', 'RC-7.22', 'RC-7.24'],
  obtain: ['RC-8.11', 'RC-9.4'],
  useAction: ['RC-8.12', 'RC-8.13', 'RC-8.14'],
  useWorkshop: ['RC-8.16', 'RC-8.17'],
  activate: ['RC-11.4'],
  chooseSpace: ['RC-11.6'],
  take: ['RC-9.6', 'RC-9.7'],
  payWith: ['RC-9.12'],
  again: ['RC-8.13'],
  stop: ['RC-8.9', 'RC-7.6', 'RC-9.17'],
  sellPrestige: ['RC-5.1', 'RC-5.2', 'RC-3.9'],
  reroll: ['RC-5.4', 'RC-5.5'],
  pass: ['RC-4.13', 'RC-4.14'],
  endTurn: ['RC-4.11'],
  chooseStep: ['CT-SP-3'],
  salvage: ['CT-SP-4'],
  salvageLocked: ['CT-SP-4'],
  choosePlayer: ['GU-ALL-12'],
  hire: ['CT-5.1', 'CT-5.2', 'CT-5.3', 'CT-5.6'],
  chooseSpecialist: ['CT-5.8', 'CT-6.3', 'CT-6.4'],
  keepSpecialist: ['CT-5.9', 'CT-5.10', 'CT-5.12'],
  useSpecialist: ['CT-7.2', 'CT-7.3', 'CT-7.4'],
  buyPermit: ['CT-3.2', 'CT-3.6'],
  deliverDiamond: ['GU-JEWELERS-3', 'GU-JEWELERS-5'],
  decorateWith: ['GU-JEWELERS-3', 'GU-JEWELERS-4'],
  activateOther: ['GU-ARTISANS-2', 'GU-ARTISANS-4'],
}

export const clausesOf = (type: Command['type']): readonly string[] => CLAUSES[type]
