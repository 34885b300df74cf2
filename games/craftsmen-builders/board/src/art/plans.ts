/**
 * How every building looks, in the order of its parts from back to front. A part that begins with a
 * number is a block: `x width height wall paint roof height paint floorsxbays front`, and how far it
 * is lifted off the ground; all others are named, with `x`, and what else they need.
 */
export const PLANS: Readonly<Record<string, string>> = {
  // Level I: shops and yards.
  'butchers-stall':
    'chimney 62 62; 22 54 40 timber cream gable 32 red 1x2 side; awning 20 26 58 red; sign 76 40 2 rose; barrel 8',
  fishmonger:
    '16 60 34 planks sky saddle 24 blue 0x0 side; dormer 36 40 blue; awning 14 24 64 blue; barrel 80; barrel 4',
  'cheese-cellar':
    'mound 4 34 92 sage; 30 40 50 stone ochre halfhip 26 brown 1x2 door; mound -2 18 34 green; mound 68 18 34 green; sign 70 46 1 gold',
  bakehouse:
    '20 44 44 brick brick gable 28 brown 1x2 gate; smoke 66 30; 62 18 26 brick brick shed 12 brown 0x0 plain; crates 4',
  'pastry-shop':
    '24 52 42 plaster pink mansard 30 plum 1x3 side; dormer 50 54 plum; awning 22 24 56 plum; sign 76 42 3 white',
  greenhouse: '14 72 38 plaster white glass 26 sage 0x0 panes; bushes 0 1 red; tree 94 30',
  sawmill:
    '30 56 36 planks plank saddle 26 brown 0x2 open; chimney 70 54; wheel 20 0 19; logs 72 2',
  quarry: 'rocks -4 0 56; 46 40 34 stone stone gable 24 slate 1x2 door; crane 36 62; rocks 82 0 16',
  'toll-house':
    '30 40 48 quoins cream hip 26 red 1x2 door; clock 50 66; barrier 70; flag 50 74 gold',
  'timber-yard': 'logs 4 4; 36 52 32 planks ochre saddle 22 green 0x0 open; logs 66 3; tree 96 44',
  'gravel-pit':
    'mound -4 34 62 warm; 54 36 30 planks warm shed 20 slate 0x0 open; crane 30 56; rocks 2 0 20',
  'wood-shed': '18 54 34 planks plank shed 26 brown 0x0 open; logs 24 3; logs 74 2',
  'money-changer':
    '24 52 46 quoins white bell 30 gold 1x3 door; columns 28 26 44; sign 76 46 1 gold',
  stable: '10 80 32 timber sand halfhip 30 straw 0x0 twin; dormer 50 38 straw; hay 0; hay 84',
  'masons-lodge': '22 56 40 stone sky stepped 36 slate 0x3 gate; sign 78 38 3 stone; rocks 0 0 18',
  'well-house':
    '28 44 6 planks plank gable 26 red 0x0 plain 52; well 50 50; bushes 4 2; tree 92 40',

  // Level II: town houses, inns and mills.
  'covered-market':
    '12 76 46 plaster cream saddle 22 red 1x6 arcade; 40 20 66 quoins cream hip 20 blue 2x1 plain; clock 50 60; flag 50 84 red',
  charcuterie:
    '8 44 62 timber rose gable 30 brown 2x3 side; 52 38 50 brick brick stepped 32 red 1x2 gate; awning 6 20 46 red; chimney 40 82',
  'sandwich-house':
    '14 36 66 plaster ochre stepped 26 brown 2x2 door; 50 38 54 timber cream gable 32 blue 1x2 side; awning 48 24 42 blue; balcony 16 46 32',
  'pie-house':
    '10 52 56 timber sand mansard 28 plum 2x3 door; 62 28 44 brick rose hip 22 plum 1x2 side; smoke 54 74; dormer 36 66 plum; awning 60 20 32 plum',
  'farm-estate':
    '4 40 34 timber cream halfhip 28 straw 1x2 twin; 42 30 66 plaster white gable 26 red 2x2 door; 72 26 30 planks plank shed 18 red 0x0 open; hay 84; tree 98 36',
  'fondue-inn':
    '14 72 40 stone sky none 0 slate 0x0 arcade; 14 72 30 timber cream gable 32 slate 1x4 plain 40; sign 86 38 1 gold; balcony 20 42 60',
  'harbour-mill':
    '30 34 64 stone white dome 20 slate 3x1 gate; 6 28 34 planks plank gable 20 blue 1x1 door; sails 47 66 30; waves 0 6 100; boat 70',
  'quayside-cafe':
    '12 40 58 plaster sky mansard 26 blue 2x3 side; 52 36 46 plaster white saddle 20 red 1x3 arcade; awning 10 20 44 red; waves 0 5 100; boat 78',
  'riverside-garden':
    '24 50 48 plaster sage hip 28 green 2x3 arcade; poplar 8 62; poplar 16 50; poplar 86 58; bushes 72 2 rose; waves 0 5 100',
  'cheese-and-bread-market':
    '6 44 52 timber ochre halfhip 30 brown 1x2 arcade; 50 44 52 timber rose halfhip 30 red 1x2 arcade; awning 4 22 46 gold; awning 48 22 48 red; vane 50 70',
  creamery:
    '10 54 54 timber cream halfhip 32 green 2x3 side; 64 28 66 plaster white bell 26 green 2x1 gate; barrel 2; barrel 92',
  monastery:
    '6 60 38 stone warm saddle 26 slate 1x4 arcade; 66 24 70 stone warm gable 26 slate 2x1 door; rose 78 78 5; cross 78 95; tree 2 40',
  'banquet-hall':
    '8 84 54 quoins rose saddle 24 red 2x6 gate; 36 28 62 quoins rose stepped 28 red 2x2 gate; flag 14 78 gold; flag 86 78 gold',
  'moussaka-kitchen':
    '14 70 46 plaster white none 0 blue 1x4 arcade; 26 46 26 plaster white dome 24 blue 0x3 plain 46; smoke 78 50; bushes 0 1 plum; bushes 88 1 plum',
  'great-kitchen':
    '10 48 58 brick brick hip 28 slate 2x3 gate; 58 32 44 brick ochre gable 26 slate 1x2 side; smoke 20 78; smoke 44 78; smoke 76 60',
  'town-hall-gardens':
    '14 72 50 quoins cream mansard 24 copper 2x5 arcade; 42 16 84 quoins cream cone 22 copper 3x1 plain; clock 50 76; tree 4 46; tree 96 46; bushes 28 1 rose; bushes 60 1 rose',

  // Level III: castles.
  'hunting-castle':
    'poplar 4 60; 10 18 58 stone warm cone 28 green 2x1 plain; 72 18 58 stone warm cone 28 green 2x1 plain; 26 48 52 stone warm crenel 7 green 2x3 gate; 40 20 70 stone warm gable 24 green 1x1 plain; flag 50 92 green; tree 97 40',
  'lakeside-castle':
    '8 16 52 stone sky cone 34 blue 2x1 plain; 26 26 66 stone sky crenel 7 blue 2x2 plain; 54 14 80 stone sky cone 30 blue 3x1 plain; 12 76 32 stone sky crenel 6 blue 0x0 gate; 74 18 48 stone sky cone 28 blue 2x1 plain; flag 61 108 blue; waves 0 8 100',
  'mountain-castle':
    'mountain -14 92 80; mountain 44 74 70; 32 16 70 stone grey cone 26 slate 2x1 plain; 46 26 54 stone grey crenel 7 slate 1x2 gate; 70 14 62 stone grey crenel 7 slate 2x1 plain; flag 40 94 red; rocks 8 0 30',
  'harvest-castle':
    '12 76 40 stone ochre crenel 6 brown 1x5 gate; 14 16 66 stone ochre dome 18 gold 2x1 plain; 70 16 66 stone ochre dome 18 gold 2x1 plain; 36 28 62 stone ochre gable 28 brown 2x2 gate; hay 0; hay 86; flag 50 88 gold',
  'rose-castle':
    '14 16 60 plaster rose cone 32 pink 2x1 plain; 70 16 60 plaster rose cone 32 pink 2x1 plain; 30 40 54 plaster rose mansard 24 pink 2x4 gate; 42 16 74 plaster rose cone 26 pink 2x1 plain; bushes 0 2 pink; bushes 78 2 pink; flag 22 90 plum; flag 78 90 plum',
  'garden-castle':
    '22 56 44 quoins white hip 24 green 1x5 arcade; 12 16 58 quoins white bell 24 green 2x1 plain; 72 16 58 quoins white bell 24 green 2x1 plain; 42 16 66 quoins white dome 18 copper 2x1 plain; poplar 4 54; poplar 96 54; bushes 26 1 red; bushes 62 1 red',
  'boar-keep':
    '28 44 76 stone grey crenel 8 red 3x2 gate; 14 18 44 stone grey crenel 7 red 1x1 plain; 68 18 56 stone grey crenel 7 red 2x1 plain; 40 14 20 timber cream gable 16 red 0x1 plain 84; flag 20 52 red; flag 80 64 red',
  'sea-fortress':
    '4 92 34 stone grey crenel 7 slate 0x0 arcade; 8 22 54 stone grey crenel 8 slate 1x2 plain; 70 22 54 stone grey crenel 8 slate 1x2 plain; 40 20 72 stone white crenel 7 slate 3x1 plain; rose 50 82 4; flag 19 62 blue; flag 81 62 blue; waves 0 7 100',
  'shepherds-keep':
    'mound -10 22 66 sage; mound 50 18 64 green; 36 30 72 stone warm hip 24 brown 3x2 gate; 62 22 46 timber cream halfhip 22 brown 1x2 door; 20 18 40 stone warm shed 16 brown 1x1 plain; vane 51 96; bushes 2 1 white',
  'millers-keep':
    '14 26 70 stone white crenel 7 red 3x1 gate; 40 46 44 stone white saddle 24 red 1x4 arcade; 68 18 60 stone white cone 28 red 2x1 plain; sails 27 66 28; hay 88',
  'sugar-palace':
    '10 80 44 plaster white none 0 plum 1x7 arcade; 12 18 62 plaster white dome 22 plum 1x1 plain; 70 18 62 plaster white dome 22 plum 1x1 plain; 34 32 62 plaster white dome 34 pink 2x3 gate; flag 21 84 gold; flag 79 84 gold; flag 50 98 gold; steps 50 2 30',
  'violet-palace':
    '8 84 48 quoins violet mansard 22 plum 2x7 gate; 10 18 66 quoins violet bell 28 plum 2x1 plain; 72 18 66 quoins violet bell 28 plum 2x1 plain; 40 20 74 quoins violet hip 22 plum 2x2 gate; clock 50 66; steps 50 3 34',
  'royal-castle':
    '6 14 70 stone cream cone 28 red 3x1 plain; 80 14 70 stone cream cone 28 red 3x1 plain; 22 16 62 stone cream cone 34 blue 2x1 plain; 62 16 62 stone cream cone 34 blue 2x1 plain; 36 28 80 stone cream crenel 7 red 3x2 gate; 14 72 30 stone cream crenel 6 red 0x0 gate; flag 50 88 gold; flag 13 96 red; flag 87 96 red; flag 30 94 blue; flag 70 94 blue',
  'grand-citadel':
    '4 92 28 stone stone crenel 6 slate 0x0 arcade; 14 72 52 stone stone crenel 7 slate 1x5 plain; 28 44 74 stone stone crenel 7 slate 2x3 gate; 42 16 90 stone stone cone 16 slate 3x1 plain; flag 50 104 plum; flag 18 58 plum; flag 82 58 plum',
  'watch-castle':
    '42 18 88 stone grey crenel 8 blue 4x1 gate; 60 30 46 stone grey crenel 7 blue 1x2 gate; 12 30 38 stone grey saddle 20 blue 1x3 door; 46 10 10 timber cream cone 12 red 0x1 plain 96; flag 84 54 blue',
  'timber-castle':
    '10 22 64 planks plank cone 26 brown 2x1 plain; 68 22 64 planks plank cone 26 brown 2x1 plain; 30 40 56 timber ochre gable 34 brown 2x3 gate; 4 92 22 planks plank none 0 brown 0x0 plain; 42 16 24 planks plank gable 10 brown 0x0 gate; flag 21 88 green; flag 79 88 green',
}
