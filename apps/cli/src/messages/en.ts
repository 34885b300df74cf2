import type { Catalogue } from '@guildhall/texts'
import { craftsmenBuilders } from './craftsmen-builders.ts'
import { redCathedral } from './red-cathedral.ts'

/** Everything that the command line says itself, in English. */
export const english = {
  'help.usage': '<command> [flags]',
  'help.version': 'print the version',
  'help.help': 'show help',
  'help.more':
    '\n`guildhall <command> --help` shows the flags of a command and an example.\n\nPrograms of their own:\n  serve                          open the house to browsers, as npm start does\n  sit                            seat a program at a table of a server\n  backup FILE, restore FILE      everything that is stored, out of a database or into one\n  bench [name]                   run the benchmarks',
  'help.titles.usage': 'Usage:',
  'help.titles.arguments': 'What it needs:',
  'help.titles.options': 'Flags:',
  'help.titles.commands': 'Commands:',
  'help.titles.example': 'Example:',

  'flag.game': 'the game: {known}',
  'flag.players': 'how many play',
  'flag.bots':
    'who plays, by seat: novice, apprentice, journeyman, master, guildmaster, random, …; fewer than seats are repeated; random unless told',
  'flag.options': 'settings of the rulebook by their names there, as JSON: {json}',
  'flag.components': 'a JSON file with other values for cards and tiles',
  'flag.file': 'a game file, as `record` and `save` write it',
  'flag.force': 'replace the file if it is there',
  'flag.number': '{flag} must be a whole number from {from} to {to}, not "{text}"',

  'flags.missingArgument': 'what is missing: <{what}>',
  'flags.missingValue': '{what} needs a value',
  'flags.missing': '{what} is needed',
  'flags.unknown': 'there is no flag {what}',
  'flags.tooMany': 'more was given than `{what}` can use',
  'flags.unknownCommand': 'there is no command "{what}"',
  near: ' (did you mean {near}?)',
  'problems.more': 'and {n} more',

  'game.unknown': 'there is no game "{id}"; there are: {known}',
  'table.refused': 'no such table: {problems}',
  'options.notJson': '--options must be JSON, e.g. {json}, not {text}',
  'options.notObject': '--options must be an object of settings, not {text}',
  'options.unknown': 'there is no option {names} (there are: {known})',
  'bots.tooMany': {
    plural: 'players',
    one: '{bots} bots for {players} seat',
    other: '{bots} bots for {players} seats',
  },
  'file.unreadable': '{file} cannot be read: {reason}',
  'file.notJson': '{file} is not JSON: {reason}',
  'file.exists': '{file} is there already; --force replaces it',
  'file.unwritable': '{file} cannot be written: {reason}',
  'file.noGame': '{file} is no game that can be used here: {problems}',
  seat: 'seat {seat}',

  progress: '{done} of {all} games, about {left} s left',
  'simulate.about': 'play games of bots and count, or print a JSON line a game',
  'simulate.example':
    '  guildhall simulate --game red-cathedral --players 3 --games 100 --seed 7 --bots greedy,random\n  guildhall simulate --game red-cathedral --players 2 --seed 7 --json\n\nGame k of a run has a seed of its own, which is printed and repeats that game alone:\n7, 8, 9, … for whole numbers; x, x:1, x:2, … for other texts. Settings that let play of bots\ncome to an end (a round limit) are set unless --options says otherwise.',
  'simulate.games': 'how many games; 1 unless told',
  'simulate.seed': 'the seed of the first game; 1 unless told',
  'simulate.json': 'a line of JSON for every game instead of a table',
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
  'tally.least': 'least',
  'tally.most': 'most',
  'tally.means':
    'A game takes {turns} turns, {commands} decisions and {ms} ms; {seconds} s in all.',

  'arena.about': 'let bots play each other, everybody in every seat, and say who is stronger',
  'arena.example':
    '  guildhall arena --game red-cathedral --seats search:200sims,greedy --games 100 --seed 7\n  guildhall arena --game red-cathedral --seats greedy,random,random,random --games 400 --json\n  guildhall arena --game red-cathedral --seats greedy,random --games 2000 --stop wins:0.6,0.7\n\nEvery deal is played once from each seat; the intervals are of 95 % and take the deal, not the\ngame, for the unit. The same seed gives the same games, but where bots think for a time.',
  'arena.seats':
    'who plays, a name a seat: master, apprentice, random, greedy, search:MS, search:Nsims, playouts:MS, …',
  'arena.games': 'how many games at most; 100 unless told',
  'arena.seed': 'the seed of the first deal; 1 unless told',
  'arena.threads': 'on how many threads; one for each core unless told',
  'arena.stop':
    'end as soon as the first bot is known to be nearer to one than to the other: wins:LOW,HIGH or margin:LOW,HIGH',
  'arena.json': 'one line of JSON instead of a table',
  'arena.badStop':
    '--stop must be wins:LOW,HIGH or margin:LOW,HIGH with LOW below HIGH, not "{text}"',
  'arena.bot': 'bot',
  'arena.seatsOf': 'seats',
  'arena.wins': 'wins',
  'arena.points': 'points',
  'arena.margin': 'margin',
  'arena.ms': 'ms a decision',
  'arena.longest': 'longest',
  'arena.interval': '{value} ({low} to {high})',

  'train.about': 'learn to judge a game by playing it against oneself, into a file of weights',
  'train.example':
    '  guildhall train --game red-cathedral --minutes 8 --out weights.json\n  guildhall train --game red-cathedral --hidden 0 --lambda 1 --minutes 2 --out regression.json\n\nThe file goes to games/GAME/rules/data/weights.json; docs/bots.md tells how the present one was made.',
  'train.minutes': 'how long; 5 unless told',
  'train.threads': 'on how many threads; one for each core unless told',
  'train.hidden': 'hidden units of the net; 0 is a plain regression; 32 unless told',
  'train.lambda':
    'from 0 to 1, how much the end of a game counts beside the next position; 0.97 unless told',
  'train.from': 'a file of weights to go on with',
  'train.out': 'the file to write; FILE.1 to FILE.4 hold what was known on the way',
  'train.seed': 'the seed of the first weights and games; 1 unless told',
  'train.progress': '{minutes} min: {games} games, {positions} positions, error of the win {error}',
  'train.noFeatures': '{game} hands in no features to learn from',
  'train.badNumber': '{flag} must be a number from {from} to {to}, not "{text}"',
  'train.otherFeatures': '{file} was made for other features',

  'record.about': 'play one game of bots into a game file',
  'record.example':
    '  guildhall record --game red-cathedral --players 2 --seed 7 --out game.json\n\nThe secret of the dice follows from the seed; the file holds it, so that `verify` can check it.',
  'record.seed': 'the same seed gives the same file',
  'record.out': 'the file to write',
  'record.done': '{file}: {title}, {players} players, {steps} decisions. {result}',

  'replay.about': 'tell a game file in words up to any step, or show it there as JSON',
  'replay.example':
    '  guildhall replay game.json --at 40\n  guildhall replay game.json --at 40 --viewer 1 --json\n\nStep 0 is the table as it was laid, step 1 the first decision. With --json: an object with\n`state` (all of it) or, with --viewer, `view` (what that viewer may know).',
  'replay.at': 'after so many decisions; at the end unless told',
  'replay.viewer': 'what this seat (0, 1, … or its colour) or a `spectator` may know',
  'replay.json': 'one line of JSON instead of words',
  'replay.noViewer':
    '--viewer must be a seat from 0 to {most} ({names}) or spectator, not "{text}"',
  'replay.title': '{title}, {players}, after {at} decisions',
  'replay.asked': '{name} is to decide: {question}.',

  'line.times': '{n} × {words}',
  'line.percent': '{n} %',

  'review.about':
    'judge a finished game: the chance to win by turn, the costliest turns and what was better, luck',
  'review.example':
    '  guildhall review game.json\n  guildhall review game.json --sims 10000\n  guildhall review game.json --json\n\nEvery turn is judged from what its seat could see. The same simulations and seed give the same review.',
  'review.sims': 'simulations a decision: more see further; {n} unless told',
  'review.seed': 'another seed meets other luck',
  'review.json': 'one line of JSON instead of words',
  'review.notOver': '{file} is not over: only a finished game is reviewed',
  'review.progress': '{done} of {all} decisions, about {left} s left',
  'review.title': '{title}, {players}, reviewed with {simulations} simulations a decision',
  'review.byTurn': 'The chance to win before each turn',
  'review.turn': 'turn',
  'review.whose': 'whose',
  'review.cost': 'it cost',
  'review.luck': 'luck',
  'review.end': 'end',
  'review.sum':
    '{good} of {turns} turns were good; a turn lost {lost} of the chance to win on average. Luck in all: {luck}.',
  'review.costly': '  Turn {turn} cost {lost}:',
  'review.points': { plural: 'n', one: '{n} point', other: '{n} points' },
  'review.played': '    played  {words} ({win}, {margin} points)',
  'review.better': '    better  {words} ({win}, {margin} points)',
  'review.for': '    for     {reasons}',
  'review.against': '    against {reasons}',
  'review.why.own': '{what} {part}',
  'review.why.rivals': 'what rivals have of {what} {part}',
  'review.look': '    guildhall replay {file} --at {step}',

  'verify.about': 'check the chance and the rules of a game file',
  'verify.example':
    '  guildhall verify game.json\n  guildhall verify game.json --options \'{"fourthGuild":"random"}\'\n\nEnds with 0 if all is well, with 1 if something does not verify, with 2 if the file cannot be used.',
  'verify.options':
    'what the table was asked for where that was left to chance, as JSON: the draw is repeated',
  'verify.title': '{title}, {players}, rules version {version}',
  'verify.passed.secret': 'the file can be read and holds the secret of its chance',
  'verify.passed.commitment': 'the secret is the one that was promised: SHA-256 {commitment}',
  'verify.passed.draw': 'what was left to chance before the game was drawn as the secret says',
  'verify.passed.setup': 'the table was laid as the secret says',
  'verify.passed.steps':
    'all {steps} decisions are legal, and what followed is what the rules and the secret say',
  'verify.passed.outcome': 'the outcome is that of the last position. {result}',
  'verify.notOver': 'The game is not over.',
  'verify.verdict.ok': 'The game verifies.',
  'verify.verdict.failed': 'The game does not verify.',
  'verify.fault.no-secret':
    'the secret is not in the file (it is shown once a game is over), so its chance cannot be checked',
  'verify.fault.commitment':
    'the secret is not the one that was promised: {expected} was promised, this is {found}',
  'verify.fault.outcome':
    'the outcome is not that of the last position: recorded {expected}, true {found}',
  'verify.fault.draw': 'the draw differs: the file has {expected}, the secret gives {found}',
  'verify.fault.setup': 'step 0, the setup, differs',
  'verify.fault.step': 'step {step} differs. {what}',
  'verify.fault.refused': 'the rules refuse it: {words} ({clause})',
  'verify.fault.recorded': 'recorded: {event}',
  'verify.fault.follows': 'follows:  {event}',
  'verify.nothing': 'nothing',

  'rules.about':
    'print the rulebook of a game, a chapter, a clause, or the clauses with some words',
  'rules.example':
    '  guildhall rules red-cathedral RC-7.14\n  guildhall rules red-cathedral RC-8\n  guildhall rules red-cathedral --search white die',
  'rules.id': 'the game',
  'rules.clause': 'a clause (RC-7.14) or a chapter (RC-7); the whole rulebook unless told',
  'rules.search': 'the clauses that have all of these words',
  'rules.unknown': 'there is no clause {id}{hint}',
  'rules.found': {
    plural: 'n',
    one: '{n} clause with "{words}"',
    other: '{n} clauses with "{words}"',
  },
  'rules.notFound': 'No clause has "{words}".',

  'account.ranking': 'The ranking',
  'account.place': {
    plural: 'n',
    one: '{rank}. {name}: {n} point',
    other: '{rank}. {name}: {n} points',
  },
  'account.sources': 'The points by source',
  'account.total': 'total',
  'account.winners': {
    plural: 'n',
    one: '{names} wins with {total}.',
    other: '{names} share the victory with {total}.',
  },
  'reason.points': { plural: 'n', one: 'Ahead by {n} point.', other: 'Ahead by {n} points.' },
  'reason.shared': 'Equal in everything that counts: the victory is shared.',
  'reason.tie': 'Equal in points; the rules for ties decide.',

  'seats.person': 'you',
  'seats.both': 'give --seats or --bots, not both',
  'seats.count': '--seats names {seats} seats, --players asks for {players}',

  'play.about': 'play a game in the terminal',
  'play.example':
    '  guildhall play\n  guildhall play --players 3 --bots greedy,random\n  guildhall play --seats me,me,greedy --options {json}\n  guildhall play --load evening.json',
  'play.game': 'the game: {known}; the first unless told',
  'play.gameArgument': 'the same as --game',
  'play.twoGames': '{named} or --game {flag}, not both',
  'play.players': 'how many play; you and the bots unless told',
  'play.bots':
    'who sits down with you, one or more of: novice, apprentice, journeyman, master, guildmaster, random, …; apprentice unless told',
  'play.seats': 'who sits at each seat instead, `me` for a person: me,greedy or me,me',
  'play.seed': 'a game that can be repeated; the dice are anew for every game unless told',
  'play.load': 'go on with a saved game',
  'play.loadWith': 'the file of --load has its own {flag}',
  'play.turn': 'turn {turn}',
  'play.whose': '{name} to play',
  'play.over': 'the game is over',
  'play.asked': '{name}: {question}',
  'play.which': 'which N, or nothing to go back',
  'play.meanwhile': 'Meanwhile:',
  'play.goOn': 'Enter shows the table: ',
  'play.commitment': 'Secret of the dice, SHA-256 {commitment}',
  'play.secret':
    'The secret of the dice was {secret}. `save FILE` keeps the game, `guildhall verify FILE` checks it.',
  'play.narrow': 'The table is {width} columns wide; this terminal has {columns}.',
  'play.interrupt': 'To leave, type quit (or Ctrl-C once more).',
  'play.isOver': 'The game is over: save FILE, log, or quit.',
  'play.left': 'The game stands at turn {turn}; {name} is to decide: {question}.',
  'play.leftOver': 'The game is over.',
  'play.noSuchNumber': 'There is no choice {text}; they go from 1 to {most}.',
  'play.notAmong': 'There is no {number} among them.',
  'play.unknown': '"{text}" means nothing here{hint}; `?` shows what can be typed',
  'play.refused': '{words} ({clause}; `why` shows the rule)',
  'play.nothingRefused':
    'Nothing was refused. Type what you would like to do, and you are told why it cannot be done.',
  'play.noUndo':
    'Nothing can be taken back: dice were rolled or a turn ended since your last choice.',
  'play.undoMost': {
    plural: 'n',
    one: 'Only {n} step can be taken back.',
    other: '{n} steps can be taken back, not more.',
  },
  'play.undone': {
    plural: 'n',
    one: '{n} step was taken back.',
    other: '{n} steps were taken back.',
  },
  'play.logMore': '… {n} lines before (log all)',
  'play.saveWhere': 'Where to? save FILE',
  'play.saveFirst': 'Save the game before you leave? A file name, or nothing to leave without: ',
  'play.saved':
    'Saved: {file}. Its secret lies beside it in {file}.secret, so that the dice go on as they would have.',
  'play.savedOver': 'Saved: {file}. `guildhall verify {file}` checks it.',
  'play.loadWhere': 'Which one? load FILE',
  'play.loaded': '{file} goes on after {steps} decisions.',
  'play.newSecret':
    'Its secret is not here, so the dice have a new one from now on: the file as a whole will not verify.',
  'play.hint': '{number}  {words} ({win} to win, {margin} points)',
  'play.preview': 'It would lead to this: {told}',
  'play.noHelp': 'No clause speaks of "{topic}".',
  'play.moreHelp': '… and {n} more clauses.',
  'play.help.number': 'A number         takes that choice',
  'play.help.family':
    'number N         takes choice N of a line that has an N, e.g. 7 3; the number alone lists them',
  'play.help.undo':
    'u, undo [n|all]  takes back your last step, or more, until dice were rolled or the turn ended',
  'play.help.help':
    '? [what]         this help; ? 3 on a choice, ? RC-8.4 on a clause, ? white die on words of the rules',
  'play.help.hint':
    'hint             says what looks best and the two next best, each with its chance to win',
  'play.help.why': 'why              shows the rule that forbade your last wish',
  'play.help.log': 'log [all]        tells the game so far; table draws the table again',
  'play.help.save': 'save FILE, load FILE',
  'play.help.quit': 'quit             leaves, and asks whether to save',

  'choice.family': '{type}: N = {range}',
  ...craftsmenBuilders,
  ...redCathedral,
} as const satisfies Catalogue
