/** The front page and the games it offers. */
export const home = {
  'game.red-cathedral': 'The Red Cathedral',
  'game.red-cathedral.line':
    'Move dice around the market, gather materials and build the cathedral’s towers.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Send workers, stack buildings up to castles, and recruit craftsmen for the next round.',

  'home.title': 'Home',
  'home.heading': 'Build the Red Cathedral',
  'home.pitch':
    'Move dice, gather materials and claim sections of the towers. Play alone, with friends or against bots.',
  'home.playNow': 'Play now',
  'home.makeTable': 'Create a table',
  'home.play': 'Play {game}',
  'home.howToPlay': 'How do you want to play?',
  'home.duel': '1 opponent',
  'home.three': '2 opponents',
  'home.solo': 'Solo against Ivan',
  'home.picture': 'A brick cathedral with many different onion domes',
  'home.myTables': 'My tables',
  'home.waiting': { plural: 'n', one: 'Your turn at {n} table', other: 'Your turn at {n} tables' },
  'home.nobodyWaits': 'No turns waiting',
  'home.resume': 'Resume: {title}',
  'home.resumeGo': 'Resume',
  'home.noTables': 'No games in progress.',
  'home.openTables': 'Open tables',
  'home.noOpenTables': 'No open tables right now. Create one and others can join.',
  'home.sitDown': 'Join',
  'home.sitDownAt': 'Join {title}',
  'home.seatsTaken': '{taken} of {players} seats',
  'home.listFailed': 'Couldn’t load the tables.',
  'home.yourTurn': 'Your turn',
  'home.notStarted': { plural: 'n', one: '{n} seat open', other: '{n} seats open' },
  'home.readyToStart': 'Ready to start',
  'home.theirTurn': 'Waiting for others',
  'home.justBegun': 'Just started',
  'home.turn': 'Turn {n}',
  'home.timeLeft': '{time} left',

  'guest.names':
    'Swift Mason, Patient Carver, Merry Plumber, Quiet Glazier, Bold Carpenter, Early Roofer, Keen Surveyor, Gentle Painter, Clever Joiner, Sunny Tiler, Steady Smith, Curious Draughtsman, Brave Steeplejack, Kind Stonecutter, Lucky Bricklayer, Nimble Gilder',
} as const
