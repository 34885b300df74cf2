import type { Catalogue } from '@guildhall/texts'
import { craftsmenBuilders } from './craftsmen-builders.ts'
import { redCathedral } from './red-cathedral.ts'

/** Everything that the command line says itself, in English. */
export const english = {
  'help.usage': '<command> [flags]',
  'help.version': 'print the version',
  'help.help': 'show help',
  'help.more':
    '\n`guildhall <command> --help` shows the flags of a command and an example.\n\nMore commands:\n  serve                          start the server, like npm start\n  sit                            connect a program to a table\n  backup FILE, restore FILE      save or restore the whole database\n  bench [name]                   run the benchmarks',
  'help.titles.usage': 'Usage:',
  'help.titles.arguments': 'Arguments:',
  'help.titles.options': 'Flags:',
  'help.titles.commands': 'Commands:',
  'help.titles.example': 'Example:',

  'flag.game': 'the game: {known}',
  'flag.players': 'number of players',
  'flag.bots':
    'bots by seat: novice, apprentice, journeyman, master, guildmaster, random, …; a short list repeats (default: random)',
  'flag.options': 'settings from the rulebook as JSON: {json}',
  'flag.components': 'a JSON file with different values for cards and tiles',
  'flag.file': 'a game file, as written by `record` and `save`',
  'flag.force': 'overwrite the file if it exists',
  'flag.number': '{flag} must be a whole number from {from} to {to}, not "{text}"',

  'flags.missingArgument': 'missing argument: <{what}>',
  'flags.missingValue': '{what} needs a value',
  'flags.missing': '{what} is required',
  'flags.unknown': 'unknown flag {what}',
  'flags.tooMany': 'too many arguments for `{what}`',
  'flags.unknownCommand': 'unknown command "{what}"',
  near: ' (did you mean {near}?)',
  'problems.more': 'and {n} more',

  'game.unknown': 'unknown game "{id}"; available: {known}',
  'table.refused': 'can’t create this table: {problems}',
  'options.notJson': '--options must be JSON, e.g. {json}, not {text}',
  'options.notObject': '--options must be an object of settings, not {text}',
  'options.unknown': 'unknown option {names} (available: {known})',
  'bots.tooMany': {
    plural: 'players',
    one: '{bots} bots for {players} seat',
    other: '{bots} bots for {players} seats',
  },
  'file.unreadable': 'can’t read {file}: {reason}',
  'file.notJson': '{file} is not JSON: {reason}',
  'file.exists': '{file} already exists; use --force to overwrite it',
  'file.unwritable': 'can’t write {file}: {reason}',
  'file.noGame': '{file} isn’t a usable game file: {problems}',
  seat: 'seat {seat}',

  progress: '{done} of {all} games, about {left} s left',
  'simulate.about':
    'play games between bots and show statistics, or print one line of JSON per game',
  'simulate.example':
    '  guildhall simulate --game red-cathedral --players 3 --games 100 --seed 7 --bots greedy,random\n  guildhall simulate --game red-cathedral --players 2 --seed 7 --json\n\nEach game has its own seed, which is printed and repeats that game alone: 7, 8, 9, … for whole\nnumbers; x, x:1, x:2, … for other texts. Settings that make bot games end (a round limit) are\non unless --options says otherwise.',
  'simulate.games': 'number of games (default: 1)',
  'simulate.seed': 'seed of the first game (default: 1)',
  'simulate.json': 'print one line of JSON per game instead of a table',
  'simulate.failed': 'the game of seed {seed} failed: {reason}',
  players: { plural: 'n', one: '{n} player', other: '{n} players' },
  'tally.title': {
    plural: 'games',
    one: '{title}, {players}, {games} game from seed {seed}',
    other: '{title}, {players}, {games} games from seed {seed}',
  },
  'tally.seat': 'seat',
  'tally.who': '{seat} {bot}',
  'tally.rules': '{seat} the rules',
  'tally.wins': 'wins',
  'tally.mean': 'mean score',
  'tally.least': 'min',
  'tally.most': 'max',
  'tally.means': 'Per game: {turns} turns, {commands} decisions, {ms} ms. Total: {seconds} s.',

  'arena.about': 'let bots play each other from every seat and measure which is stronger',
  'arena.example':
    '  guildhall arena --game red-cathedral --seats search:200sims,greedy --games 100 --seed 7\n  guildhall arena --game red-cathedral --seats greedy,random,random,random --games 400 --json\n  guildhall arena --game red-cathedral --seats greedy,random --games 2000 --stop wins:0.6,0.7\n\nEvery deal is played once from each seat. Intervals are 95%, counted per deal, not per game. The\nsame seed gives the same games, except for bots with a time limit.',
  'arena.seats':
    'one bot per seat: master, apprentice, random, greedy, search:MS, search:Nsims, playouts:MS, …',
  'arena.games': 'maximum number of games (default: 100)',
  'arena.seed': 'seed of the first deal (default: 1)',
  'arena.threads': 'number of threads (default: one per core)',
  'arena.stop':
    'stop as soon as the first bot is clearly closer to one bound: wins:LOW,HIGH or margin:LOW,HIGH',
  'arena.json': 'print one line of JSON instead of a table',
  'arena.badStop':
    '--stop must be wins:LOW,HIGH or margin:LOW,HIGH with LOW below HIGH, not "{text}"',
  'arena.bot': 'bot',
  'arena.seatsOf': 'seats',
  'arena.wins': 'wins',
  'arena.points': 'points',
  'arena.margin': 'margin',
  'arena.ms': 'ms/decision',
  'arena.longest': 'longest',
  'arena.interval': '{value} ({low} to {high})',

  'train.about': 'train the evaluation of a game by self-play and write the weights to a file',
  'train.example':
    '  guildhall train --game red-cathedral --minutes 8 --out weights.json\n  guildhall train --game red-cathedral --hidden 0 --lambda 1 --minutes 2 --out regression.json\n\nPut the file at games/GAME/rules/data/weights.json. docs/bots.md says how the current one was made.',
  'train.minutes': 'training time (default: 5)',
  'train.threads': 'number of threads (default: one per core)',
  'train.hidden': 'hidden units of the network; 0 is a plain regression (default: 32)',
  'train.lambda': '0 to 1: weight of the final result against the next position (default: 0.97)',
  'train.from': 'weights file to continue from',
  'train.out': 'output file; FILE.1 to FILE.4 hold intermediate results',
  'train.seed': 'seed of the first weights and games (default: 1)',
  'train.progress': '{minutes} min: {games} games, {positions} positions, win error {error}',
  'train.noFeatures': '{game} has no features to train on',
  'train.badNumber': '{flag} must be a number from {from} to {to}, not "{text}"',
  'train.otherFeatures': '{file} was trained on different features',

  'record.about': 'play one game between bots and write a game file',
  'record.example':
    '  guildhall record --game red-cathedral --players 2 --seed 7 --out game.json\n\nThe secret behind the dice comes from the seed. The file contains it, so `verify` can check it.',
  'record.seed': 'the same seed gives the same file',
  'record.out': 'output file',
  'record.done': '{file}: {title}, {players} players, {steps} decisions. {result}',

  'replay.about': 'print a game file as text up to any step, or show the position as JSON',
  'replay.example':
    '  guildhall replay game.json --at 40\n  guildhall replay game.json --at 40 --viewer 1 --json\n\nStep 0 is the setup, step 1 the first decision. With --json: an object with `state` (everything)\nor, with --viewer, `view` (what that viewer can see).',
  'replay.at': 'stop after this many decisions (default: the end)',
  'replay.viewer': 'show what this seat (0, 1, … or its color) or a `spectator` can see',
  'replay.json': 'print one line of JSON instead of text',
  'replay.noViewer':
    '--viewer must be a seat from 0 to {most} ({names}) or spectator, not "{text}"',
  'replay.title': '{title}, {players}, after {at} decisions',
  'replay.asked': '{name} to decide: {question}.',

  'line.times': '{n} × {words}',
  'line.percent': '{n}%',

  'review.about':
    'review a finished game: winning chances by turn, biggest mistakes, better moves, luck',
  'review.example':
    '  guildhall review game.json\n  guildhall review game.json --sims 10000\n  guildhall review game.json --json\n\nEach turn is judged by what its seat could see. The same simulations and seed give the same review.',
  'review.sims': 'simulations per decision; more see further (default: {n})',
  'review.seed': 'another seed gives different luck',
  'review.json': 'print one line of JSON instead of text',
  'review.notOver': '{file} isn’t finished; you can only review finished games',
  'review.progress': '{done} of {all} decisions, about {left} s left',
  'review.title': '{title}, {players}, reviewed with {simulations} simulations per decision',
  'review.byTurn': 'Winning chances before each turn',
  'review.turn': 'turn',
  'review.whose': 'player',
  'review.cost': 'loss',
  'review.luck': 'luck',
  'review.end': 'end',
  'review.sum':
    '{good} of {turns} turns were good. Avg. loss per turn: {lost}. Total luck: {luck}.',
  'review.costly': '  Turn {turn} lost {lost}:',
  'review.points': { plural: 'n', one: '{n} point', other: '{n} points' },
  'review.played': '    played  {words} ({win}, {margin} points)',
  'review.better': '    better  {words} ({win}, {margin} points)',
  'review.for': '    pros    {reasons}',
  'review.against': '    cons    {reasons}',
  'review.why.own': '{what} {part}',
  'review.why.rivals': 'opponents’ {what} {part}',
  'review.look': '    guildhall replay {file} --at {step}',

  'verify.about': 'verify the dice, cards and rules of a game file',
  'verify.example':
    '  guildhall verify game.json\n  guildhall verify game.json --options \'{"fourthGuild":"random"}\'\n\nExit code: 0 if the game verifies, 1 if it doesn’t, 2 if the file can’t be used.',
  'verify.options':
    'the options the table was created with, as JSON, if some were random: the draw is repeated',
  'verify.title': '{title}, {players}, rules version {version}',
  'verify.passed.secret': 'the file contains the secret behind its dice and cards',
  'verify.passed.commitment':
    'the secret matches the fingerprint published before the game: SHA-256 {commitment}',
  'verify.passed.draw': 'the random options follow from the secret',
  'verify.passed.setup': 'the setup follows from the secret',
  'verify.passed.steps': 'all {steps} decisions are legal and follow from the rules and the secret',
  'verify.passed.outcome': 'the result is correct. {result}',
  'verify.notOver': 'The game isn’t over.',
  'verify.verdict.ok': 'The game verifies.',
  'verify.verdict.failed': 'The game doesn’t verify.',
  'verify.fault.no-secret':
    'the file has no secret (it is published when the game ends), so the dice can’t be checked',
  'verify.fault.commitment':
    'the secret doesn’t match its fingerprint: expected {expected}, found {found}',
  'verify.fault.outcome': 'the result is wrong: recorded {expected}, correct {found}',
  'verify.fault.draw':
    'the random options differ: the file has {expected}, the secret gives {found}',
  'verify.fault.setup': 'step 0 (setup) differs',
  'verify.fault.step': 'step {step} differs. {what}',
  'verify.fault.refused': 'not legal: {words} ({clause})',
  'verify.fault.recorded': 'recorded: {event}',
  'verify.fault.follows': 'correct:  {event}',
  'verify.nothing': 'nothing',

  'rules.about': 'print the rulebook of a game, a chapter, a clause, or search it',
  'rules.example':
    '  guildhall rules red-cathedral RC-7.14\n  guildhall rules red-cathedral RC-8\n  guildhall rules red-cathedral --search white die',
  'rules.id': 'the game',
  'rules.clause': 'a clause (RC-7.14) or a chapter (RC-7) (default: the whole rulebook)',
  'rules.search': 'find clauses that contain all these words',
  'rules.unknown': 'unknown clause {id}{hint}',
  'rules.found': {
    plural: 'n',
    one: '{n} clause contains "{words}"',
    other: '{n} clauses contain "{words}"',
  },
  'rules.notFound': 'No clause contains "{words}".',

  'account.ranking': 'Ranking',
  'account.place': {
    plural: 'n',
    one: '{rank}. {name}: {n} point',
    other: '{rank}. {name}: {n} points',
  },
  'account.sources': 'Points by source',
  'account.total': 'total',
  'account.winners': {
    plural: 'n',
    one: '{names} wins with {total}!',
    other: '{names} share the win with {total}!',
  },
  'reason.points': { plural: 'n', one: 'Ahead by {n} point.', other: 'Ahead by {n} points.' },
  'reason.shared': 'Tied on everything: the win is shared.',
  'reason.tie': 'Tied on points; the tiebreakers decide.',

  'seats.person': 'you',
  'seats.both': 'use --seats or --bots, not both',
  'seats.count': '--seats has {seats} seats, --players says {players}',

  'play.about': 'play a game in the terminal',
  'play.example':
    '  guildhall play\n  guildhall play --players 3 --bots greedy,random\n  guildhall play --seats me,me,greedy --options {json}\n  guildhall play --load evening.json',
  'play.game': 'the game: {known} (default: the first)',
  'play.gameArgument': 'same as --game',
  'play.twoGames': 'use {named} or --game {flag}, not both',
  'play.players': 'number of players (default: you and the bots)',
  'play.bots':
    'your opponents, one or more of: novice, apprentice, journeyman, master, guildmaster, random, … (default: apprentice)',
  'play.seats': 'a player for each seat instead, `me` for a person: me,greedy or me,me',
  'play.seed': 'play a repeatable game (default: new dice every game)',
  'play.load': 'resume a saved game',
  'play.loadWith': 'the --load file already sets {flag}',
  'play.turn': 'turn {turn}',
  'play.whose': '{name}’s turn',
  'play.over': 'game over',
  'play.asked': '{name}: {question}',
  'play.which': 'which N? Enter to go back',
  'play.meanwhile': 'Since your last turn:',
  'play.goOn': 'Press Enter to continue: ',
  'play.commitment': 'Fingerprint of the dice, SHA-256 {commitment}',
  'play.secret':
    'The secret behind the dice was {secret}. Use `save FILE` to keep the game and `guildhall verify FILE` to check it.',
  'play.narrow': 'The table is {width} columns wide; this terminal has {columns}.',
  'play.interrupt': 'Type quit to leave (or press Ctrl-C again).',
  'play.isOver': 'Game over. Type save FILE, log or quit.',
  'play.left': 'You left at turn {turn}; {name} to decide: {question}.',
  'play.leftOver': 'Game over.',
  'play.noSuchNumber': 'No choice {text}. Type a number from 1 to {most}.',
  'play.notAmong': '{number} isn’t one of them.',
  'play.unknown': 'Unknown command "{text}"{hint}. Type ? for help.',
  'play.refused': '{words} ({clause}; type why for the rule)',
  'play.nothingRefused':
    'Nothing was refused. Type a command; if it isn’t allowed, you’ll see why.',
  'play.noUndo': 'Can’t undo past a roll or the end of a turn.',
  'play.undoMost': {
    plural: 'n',
    one: 'You can undo only {n} step.',
    other: 'You can undo only {n} steps.',
  },
  'play.undone': { plural: 'n', one: '{n} step undone.', other: '{n} steps undone.' },
  'play.logMore': '… {n} earlier lines (log all)',
  'play.saveWhere': 'Which file? Type save FILE.',
  'play.saveFirst':
    'Save before leaving? Type a file name, or press Enter to leave without saving: ',
  'play.saved':
    'Saved to {file}. Its secret is in {file}.secret; keep both to continue with the same dice.',
  'play.savedOver': 'Saved to {file}. Check it with `guildhall verify {file}`.',
  'play.loadWhere': 'Which file? Type load FILE.',
  'play.loaded': '{file} loaded after {steps} decisions.',
  'play.newSecret':
    'Its secret file is missing, so new dice are used from here on. The full game won’t verify.',
  'play.hint': '{number}  {words} ({win} to win, {margin} points)',
  'play.preview': 'Result: {told}',
  'play.noHelp': 'No rule mentions "{topic}".',
  'play.moreHelp': '… and {n} more clauses.',
  'play.help.number': 'number           play that choice',
  'play.help.family':
    'number N         play choice N of a line with an N, e.g. 7 3; the number alone lists them',
  'play.help.undo':
    'u, undo [n|all]  undo your last step or more, back to the last roll or the start of your turn',
  'play.help.help':
    '? [what]         show this help; ? 3 a choice, ? RC-8.4 a clause, ? white die search the rules',
  'play.help.hint': 'hint             show the three best moves with their chances to win',
  'play.help.why': 'why              show the rule that refused your last command',
  'play.help.log': 'log [all]        show the log; table draws the table again',
  'play.help.save': 'save FILE, load FILE  save or load a game',
  'play.help.quit': 'quit             leave; you can save first',

  'choice.family': '{type}: N = {range}',
  ...craftsmenBuilders,
  ...redCathedral,
} as const satisfies Catalogue
