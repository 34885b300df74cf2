/** The front page and the games it offers. */
export const home = {
  'game.red-cathedral': 'The Red Cathedral',
  'game.red-cathedral.line':
    'Move the dice round the market, raise the towers, and leave your mark on the cathedral.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Send workers, raise houses on houses and castles on top, and keep the order of the next round in view.',

  'home.title': 'Home',
  'home.heading': 'Raise the red cathedral.',
  'home.pitch':
    'Move the dice, fill the store, put your banner on the towers. Alone, with friends, or against the house architects.',
  'home.playNow': 'Play now',
  'home.makeTable': 'Make a table',
  'home.play': 'Play {game}',
  'home.howToPlay': 'How do you want to play?',
  'home.duel': 'One opponent',
  'home.three': 'Two opponents',
  'home.solo': 'Alone against Ivan',
  'home.picture': 'A cathedral of brick with many onion domes, no two alike',
  'home.myTables': 'My tables',
  'home.waiting': {
    plural: 'n',
    one: '{n} table waits for you',
    other: '{n} tables wait for you',
  },
  'home.nobodyWaits': 'Nobody waits for you',
  'home.resume': 'Your game goes on: {title}',
  'home.resumeGo': 'Play on',
  'home.noTables': 'You sit at no table yet. Play now, and the first bricks are yours.',
  'home.openTables': 'Open tables',
  'home.noOpenTables':
    'Nobody else has an open table right now. Make one, and somebody may sit down.',
  'home.sitDown': 'Sit down',
  'home.sitDownAt': 'Sit down at {title}',
  'home.seatsTaken': '{taken} of {players} seats',
  'home.listFailed': 'The tables could not be read.',
  'home.yourTurn': 'Your turn',
  'home.notStarted': { plural: 'n', one: '{n} seat is free', other: '{n} seats are free' },
  'home.readyToStart': 'Everybody is here',
  'home.theirTurn': 'The others are at it',
  'home.justBegun': 'Just begun',
  'home.turn': 'Turn {n}',
  'home.timeLeft': '{time} left',

  'guest.names':
    'Swift Mason, Patient Carver, Merry Plumber, Quiet Glazier, Bold Carpenter, Early Roofer, Keen Surveyor, Gentle Painter, Clever Joiner, Sunny Tiler, Steady Smith, Curious Draughtsman, Brave Steeplejack, Kind Stonecutter, Lucky Bricklayer, Nimble Gilder',
} as const
