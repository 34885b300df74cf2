import type { Catalogue } from '@guildhall/texts'

/** What the settings and the lessons of The Red Cathedral say, in English. */
export const guideEnglish = {
  'guide.alone': 'Solo: you build against Ivan, the Tsar’s architect.',
  'guide.more': 'More options: Contractors, other guilds',
  'setting.ivanLevel': 'Ivan’s level',
  'setting.ivanLevel.apprentice': 'Apprentice',
  'setting.ivanLevel.apprentice.line': 'Takes the highest die, even if its card doesn’t help.',
  'setting.ivanLevel.architect': 'Architect',
  'setting.ivanLevel.architect.line': 'Takes the highest die; on a tie, one that helps him.',
  'setting.ivanLevel.master': 'Master',
  'setting.ivanLevel.master.line': 'Takes the highest die that helps him and never wastes a turn.',
  'setting.boardSide': 'Workshop board',
  'setting.boardSide.basic': 'Basic side',
  'setting.boardSide.advanced': 'Advanced side',
  'setting.preset': 'Rulings',
  'setting.preset.standard': 'House rulings',
  'setting.preset.publisher': 'Publisher’s rulings',
  'setting.contractors': 'Play with Contractors',
  'setting.fourthGuild': 'Guild replacing the Clergy',
  'setting.fourthGuild.clergy': 'Clergy (no change)',
  'setting.fourthGuild.clergy.line': 'Recognition for gold and goods, as in the base game.',
  'setting.fourthGuild.guild-jewelers': 'Jewelers',
  'setting.fourthGuild.guild-jewelers.line': 'Diamonds that replace any material.',
  'setting.fourthGuild.guild-artisans': 'Artisans',
  'setting.fourthGuild.guild-artisans.line': 'Use workshop tiles, even an opponent’s.',
  'setting.fourthGuild.guild-foremen': 'Foremen',
  'setting.fourthGuild.guild-foremen.line':
    'A foreman moves between towers. Where he stands, gains and penalties are higher.',
  'setting.fourthGuild.guild-contractors': 'Contractors',
  'setting.fourthGuild.guild-contractors.line':
    'Permits and rubles for your contractors in the cities.',
  'setting.fourthGuild.guild-wholesalers': 'Wholesalers',
  'setting.fourthGuild.guild-wholesalers.line': 'Repeat your market action.',
  'setting.fourthGuild.guild-lawyers': 'Lawyers',
  'setting.fourthGuild.guild-lawyers.line': 'Permits that buy deliveries, prestige and materials.',
  'setting.fourthGuild.guild-managers': 'Managers',
  'setting.fourthGuild.guild-managers.line':
    'Small bonuses, and good prices for what you don’t need.',
  'setting.fourthGuild.guild-archivists': 'Archivists',
  'setting.fourthGuild.guild-archivists.line': 'Secret contracts, scored at the end.',
  'setting.fourthGuild.guild-masterbuilders': 'Master Builders',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Materials from unused sections, and sections that pay in advance.',
  'setting.fourthGuild.guild-brickmakers': 'Brick Makers',
  'setting.fourthGuild.guild-brickmakers.line':
    'Spend bricks on reinforcement tiles, usable once at any time.',
  'setting.fourthGuild.random': 'Random',
  'setting.fourthGuild.random.line': 'Drawn when the table is created.',
  'setting.fourthGuild.needs': 'Needs Contractors.',
  'learn.market.title': 'The market',
  'learn.market.about': 'Move dice, take materials, use an influence card.',
  'learn.market.die':
    'Choose the white die. It moves clockwise by its number, and you take what its new space gives, once per die there.',
  'learn.market.roll':
    '2 bricks × 2 dice: you take 4 bricks. At the end of your turn you roll all dice on that space. Roll them.',
  'learn.market.further':
    'Boris claimed a section. Your red die and the white die can move further for 1 ruble per space. Move your red die one space further.',
  'learn.market.guild':
    'Each quadrant of the market has an influence card. Use the action of Ox carts too: +1 ruble.',
  'learn.market.again':
    'You can do these in any order and skip any of them. Roll the dice and end your turn.',
  'learn.market.done':
    'Move a die, take what its space gives, use an influence card: that’s the market. A space holds at most three dice.',
  'learn.build.title': 'Claim and build',
  'learn.build.about': 'Claim a section, deliver materials, decorate.',
  'learn.build.claim':
    'Choose the base of Tower 3 to claim it. A banner from your inventory goes there, which frees one space for materials.',
  'learn.build.tile':
    'You get the section’s workshop tile. Place it face up in the green workshop for 1 ruble. You gain its bonus now, and each time you move the green die.',
  'learn.build.claimed': 'Claiming takes your whole turn. End it.',
  'learn.build.deliver':
    'Now build. You can deliver up to three materials per turn. Deliver the wood and the 2 bricks your section needs.',
  'learn.build.finished':
    'The section is finished: you gain rubles and recognition. End your turn.',
  'learn.build.decorate':
    'A finished section can hold an ornament. Decorate yours with a door. Adding a jewel would give prestige.',
  'learn.build.decorated':
    'At the end of the game, ornaments count in their tower, even on another player’s section. End your turn.',
  'learn.build.done':
    'Claim, deliver, decorate. You have three deliveries per turn for all your sections; an ornament uses some of them.',
  'learn.scoring.title': 'Scoring and penalties',
  'learn.scoring.about': 'Finish above an opponent, end the game, score the towers.',
  'learn.scoring.dome':
    'The game is nearly over. Deliver the purple jewel to finish the dome of Tower 1. Boris has an unfinished section below it.',
  'learn.scoring.penalty':
    'Boris loses recognition for his unfinished section below yours. The same can happen to you. End your turn.',
  'learn.scoring.sixth':
    'You’ve finished five sections. The sixth ends the game and gives 3 prestige. Deliver the gold to the dome of Tower 3.',
  'learn.scoring.last':
    'Everyone else gets one more turn. Then goods and towers are scored. End your turn to see the result.',
  'learn.scoring.done':
    'Most prestige wins. In each tower, the player with the most finished sections and ornaments scores the most. Here’s the breakdown.',
  'learn.contractors.title': 'Contractors',
  'learn.contractors.about': 'Send a contractor, hire a specialist, close a city.',
  'learn.contractors.send':
    'Each city belongs to a tower. When the tower is finished, each contractor you have there scores once per banner you have in the tower. Send one to Tver for 2 permits.',
  'learn.contractors.hire':
    'Specialists stand on the roads beside the city. Choose the one between Smolensk and Tver. It costs 2 rubles, works once after you move the black die, and leaves you its tool.',
  'learn.contractors.sent': 'Sending a contractor takes your whole turn. End it.',
  'learn.contractors.finish':
    'Yours is the only unfinished section in Tower 1. Deliver the stone and the gold it needs.',
  'learn.contractors.closed':
    'Tower 1 is finished, so Tver closes: 2 contractors × 2 banners = 4 recognition for you. End your turn.',
  'learn.contractors.done':
    'Permits send contractors, contractors let you hire specialists, and a finished tower scores the contractors in its city. Nobody can be sent to a closed city.',
  'learn.guilds.title': 'A fourth guild',
  'learn.guilds.about': 'The Jewelers replace the Clergy. Learn what a diamond can do.',
  'learn.guilds.die':
    'Here the Jewelers replace the Clergy. Each guild has its own cards, and some add pieces. Move the white die to their quadrant.',
  'learn.guilds.diamond': 'Use the first action of Polishing wheel: 1 ruble → 1 diamond.',
  'learn.guilds.taken':
    'The diamond goes to your inventory like any material. Roll the dice and end your turn.',
  'learn.guilds.deliver':
    'The dome of Tower 3 is yours and needs a purple jewel. You have none. Choose the dome: the diamond replaces the jewel.',
  'learn.guilds.finished':
    'The dome is finished. A diamond replaces any material, in ornaments too. End your turn.',
  'learn.guilds.done':
    'You can play with any of ten guilds: contracts, reinforcement tiles, a foreman, blueprints. Click the name of a card to see what it does.',
  'learn.ivan.title': 'Solo against Ivan',
  'learn.ivan.about': 'Read his cards, take his die, and watch what he claims above you.',
  'learn.ivan.die':
    'Ivan has a card for each die and takes the highest die. His next card is marked: it belongs to the yellow die. Move that die yourself.',
  'learn.ivan.roll':
    'End your turn. Ivan plays right away, and the log explains each of his steps.',
  'learn.ivan.claim':
    'He took the red die and put materials on his card Inventory. Now claim the base of Tower 1.',
  'learn.ivan.tile': 'Place its tile face up in the red workshop: you gain its bonus.',
  'learn.ivan.above':
    'Ivan likes to claim right above you. If he finishes first, you lose recognition for your unfinished section below. End your turn.',
  'learn.ivan.done':
    'Ivan pays nothing. Finish what you claim before he builds above it, and take the dice that help him most. If you have more prestige at the end, you win.',
} as const satisfies Catalogue
