/** The words of the house in English; those of a game are its own. */
export const english = {
  'house.name': 'Guildhall',
  'connection.opening': 'Connecting …',
  'connection.lost': 'No connection. Trying again …',
  'connection.outdated': 'This page is older than the server.',
  'connection.signedOut': 'You were signed out.',
  'connection.reload': 'Reload',
  'page.notFound': 'There is no such page.',
  'page.loading': 'One moment …',
  'page.failed': 'This page could not be loaded. Is there a connection?',
  'page.home': 'Home',

  'home.playNow': 'Play now',
  'home.guest': 'Guest',

  'table.yourTurn': 'Your turn, {name}',
  'table.theirTurn': '{name} is thinking',
  'table.over': 'The game is over',
  'table.log': 'Log',

  'ui.byWords': 'The game in words',
  'ui.typed': 'Type a command, or choose one',
  'ui.matching': { plural: 'n', one: '{n} choice', other: '{n} choices' },
  'ui.undo': 'Step back',
} as const
