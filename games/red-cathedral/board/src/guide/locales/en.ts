import type { Catalogue } from '@guildhall/texts'

/** What the settings and the lessons of The Red Cathedral say, in English. */
export const guideEnglish = {
  'guide.alone': 'Alone you build against Ivan, the Tsar’s own architect.',
  'guide.more': 'More: Contractors, other guilds',
  'setting.ivanLevel': 'Ivan',
  'setting.ivanLevel.apprentice': 'Apprentice',
  'setting.ivanLevel.apprentice.line':
    'He takes the highest die, whether its card helps him or not.',
  'setting.ivanLevel.architect': 'Architect',
  'setting.ivanLevel.architect.line': 'He takes the highest die; among equals one that helps him.',
  'setting.ivanLevel.master': 'Master',
  'setting.ivanLevel.master.line': 'He takes the highest die that helps him, and wastes no turn.',
  'setting.boardSide': 'Workshop board',
  'setting.boardSide.basic': 'Basic side',
  'setting.boardSide.advanced': 'Advanced side',
  'setting.preset': 'Rulings',
  'setting.preset.standard': 'Ours',
  'setting.preset.publisher': 'The publisher’s answers',
  'setting.contractors': 'With Contractors',
  'setting.fourthGuild': 'Guild in the place of the Clergy',
  'setting.fourthGuild.clergy': 'None: the Clergy stays',
  'setting.fourthGuild.clergy.line': 'Recognition for gold and goods, as in the base game.',
  'setting.fourthGuild.guild-jewelers': 'Jewelers',
  'setting.fourthGuild.guild-jewelers.line': 'Diamonds, which stand for any material.',
  'setting.fourthGuild.guild-artisans': 'Artisans',
  'setting.fourthGuild.guild-artisans.line': 'Set workshop tiles to work, also a rival’s.',
  'setting.fourthGuild.guild-foremen': 'Foremen',
  'setting.fourthGuild.guild-foremen.line':
    'A foreman walks from tower to tower; where he stands, praise and blame count more.',
  'setting.fourthGuild.guild-contractors': 'Contractors',
  'setting.fourthGuild.guild-contractors.line':
    'Permits and rubles for your contractors in the cities.',
  'setting.fourthGuild.guild-wholesalers': 'Wholesalers',
  'setting.fourthGuild.guild-wholesalers.line': 'Do again at the market what you have just done.',
  'setting.fourthGuild.guild-lawyers': 'Lawyers',
  'setting.fourthGuild.guild-lawyers.line':
    'Permits, and what they buy: deliveries, prestige, materials.',
  'setting.fourthGuild.guild-managers': 'Managers',
  'setting.fourthGuild.guild-managers.line':
    'Small gifts, and a good price for what you have too much of.',
  'setting.fourthGuild.guild-archivists': 'Archivists',
  'setting.fourthGuild.guild-archivists.line': 'Contracts that only you know, settled at the end.',
  'setting.fourthGuild.guild-masterbuilders': 'Master builders',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Materials of sections that were left over; sections that pay ahead.',
  'setting.fourthGuild.guild-brickmakers': 'Brickmakers',
  'setting.fourthGuild.guild-brickmakers.line':
    'Bricks for reinforcement tiles that help once, at any moment.',
  'setting.fourthGuild.random': 'Left to chance',
  'setting.fourthGuild.random.line': 'Drawn by chance when the table is made.',
  'setting.fourthGuild.needs': 'Only with the Contractors.',
  'learn.market.title': 'The market',
  'learn.market.about': 'Move dice, obtain materials, use a guild.',
  'learn.market.die':
    'Dice carry your people round the market. Choose the white die: it moves clockwise by the number it shows, and you obtain what lies there, once for each die.',
  'learn.market.roll':
    'Two bricks for each of two dice: four bricks. When your turn ends, all dice on that space are rolled. Roll them.',
  'learn.market.further':
    'Boris has claimed a section. Your own red die, like the white one, can go further for 1 ruble a space. Send it one space further.',
  'learn.market.guild':
    'Every quarter of the market has a guild. Use the action of the Ox carts as well: it gives you a ruble.',
  'learn.market.again':
    'The order of all this is yours, and every part of it may be left out. Roll the dice and end the turn.',
  'learn.market.done':
    'A die, what lies where it lands, a guild: that is the market. A space holds three dice at most.',
  'learn.build.title': 'Claim and build',
  'learn.build.about': 'Claim a section, deliver materials, decorate.',
  'learn.build.claim':
    'Claim the lowest section of the third tower: choose it. A banner of your inventory goes there, which makes room for one more material.',
  'learn.build.tile':
    'The tile of the section goes to your workshop. Lay it face up on the green bench for 1 ruble: you gain what it shows, and again whenever you move the green die.',
  'learn.build.claimed': 'A claim takes a whole turn. End it.',
  'learn.build.deliver':
    'Now build: in one turn you may deliver three materials. Give your section the wood and the two bricks that it lacks.',
  'learn.build.finished':
    'It is finished: rubles and recognition for you, and your flag on it. End the turn.',
  'learn.build.decorate':
    'A finished section can carry an ornament. Decorate yours with a door. A jewel in it would bring prestige.',
  'learn.build.decorated':
    'Ornaments count in their tower when the game ends, also on a section of somebody else. End the turn.',
  'learn.build.done':
    'Claim, deliver, decorate. Three deliveries a turn, on all your sections together; an ornament takes some of them.',
  'learn.scoring.title': 'Scoring and penalties',
  'learn.scoring.about': 'Finish above a rival, end the game, count the towers.',
  'learn.scoring.dome':
    'It is late in a game. Finish the dome of the first tower: deliver the purple jewel. Boris has an unfinished section below it.',
  'learn.scoring.penalty':
    'Boris loses recognition for what he has not finished below you. What you leave unfinished is at risk as well. End the turn.',
  'learn.scoring.sixth':
    'You have finished five sections. A sixth ends the game and brings 3 prestige: deliver the gold to the dome of the third tower.',
  'learn.scoring.last':
    'Everybody else has one more turn; then goods and towers are counted. End the turn and see what comes of it.',
  'learn.scoring.done':
    'Prestige decides. In each tower the one with most finished sections and ornaments gains most: here is how it was counted.',
  'learn.contractors.title': 'Contractors',
  'learn.contractors.about': 'Send a contractor, hire a specialist, close a city.',
  'learn.contractors.send':
    'Each city belongs to a tower. Once that is finished, every contractor of yours in the city counts once for each of your banners in the tower. Send one to Tver, for 2 permits.',
  'learn.contractors.hire':
    'Specialists wait on the roads beside the city. Choose the one between Smolensk and Tver: for 2 rubles it stays, works once after you move the black die, and leaves you its tool.',
  'learn.contractors.sent': 'To send a contractor takes a whole turn. End it.',
  'learn.contractors.finish':
    'Your section is the only one in the first tower that is not finished. Deliver the stone and the gold that it lacks.',
  'learn.contractors.closed':
    'The tower is finished, and Tver is closed: two contractors times two banners, 4 recognition for you. End the turn.',
  'learn.contractors.done':
    'Permits send contractors, contractors bring specialists, and a finished tower pays those who were in its city. Nobody goes to a closed one.',
  'learn.guilds.title': 'A fourth guild',
  'learn.guilds.about': 'The Jewelers in the place of the Clergy, and what a diamond is good for.',
  'learn.guilds.die':
    'The Jewelers stand here in the place of the Clergy. Every guild has cards of its own, and some bring pieces. Move the white die to their quarter.',
  'learn.guilds.diamond':
    'Use the first action of the card Polishing wheel: for 1 ruble it gives you a diamond.',
  'learn.guilds.taken':
    'The diamond lies in your store like any material. Roll the dice and end the turn.',
  'learn.guilds.deliver':
    'The dome of the third tower is yours and lacks a purple jewel. You have none. Choose it: the diamond takes its place.',
  'learn.guilds.finished':
    'It is finished. A diamond stands for any material, in ornaments as well. End the turn.',
  'learn.guilds.done':
    'Ten guilds can stand there: with contracts, reinforcement tiles, a foreman, blueprints. A click on the name of a card tells what it does.',
  'learn.ivan.title': 'Alone against Ivan',
  'learn.ivan.about': 'Read his cards, take his die, and mind what he claims above you.',
  'learn.ivan.die':
    'Ivan has a card for each die, and takes the die that shows most. The card that comes next is marked: it belongs to the yellow die. Move that die yourself.',
  'learn.ivan.roll':
    'End the turn. Ivan plays at once, and each of his steps is told with its reason.',
  'learn.ivan.claim':
    'He took the red die and put materials on his card Inventory. Now claim the lowest section of the first tower.',
  'learn.ivan.tile': 'Lay its tile face up on the red bench: you gain what it shows.',
  'learn.ivan.above':
    'Ivan likes to claim right above you. If he finishes first, you lose recognition for what lies unfinished below. End the turn and see.',
  'learn.ivan.done':
    'Ivan pays nothing. Finish what you claim before he builds above it, and take the dice that would help him most. With more prestige you win.',
} as const satisfies Catalogue
