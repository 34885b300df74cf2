import type { Message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { DieFace, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Banner } from '../../art/flags.tsx'
import { Sign } from '../../art/sign.tsx'
import { dynamicMessage, message } from '../../board-message.ts'
import { type Goods, MATERIALS } from '../../board-types.ts'
import { GoodsLine } from '../../players/goods-line.tsx'
import { Figure } from '../../players/rival.tsx'
import { bannersLeft } from '../../players/standing.ts'
import type { ModuleProps, SeatProps } from '../board-module.ts'
import { shown } from './ivan-turn.tsx'

type IvanView = NonNullable<View['ivan']>
type SoloCard = IvanView['cards'][number]

/** What is drawn for each of his cards. */
const SIGNS: Readonly<Record<string, string>> = {
  'solo-claim': 'claim',
  'solo-inventory': 'material',
  'solo-transport': 'deliver',
  'solo-construction': 'activate',
  'solo-recognition': 'recognition',
  'solo-hire': 'useSpecialist',
}

/** Ivan's side of the table: his marker's figures, his cards with their dice, what lies on them. */
export function IvanPanel(props: SeatProps): JSX.Element | null {
  const { draft, say, seat } = props
  const { ivan, players } = draft.now.view
  const player = players[seat]
  if (ivan === null || player === undefined) return null
  const { colour, prestige, finishedSections, ornaments, extension } = player
  const banners = bannersLeft(player)
  const left = ornaments.door + ornaments.arch + ornaments.cross
  return (
    <section
      class={`rival ivan ${colour}`}
      aria-label={say(message('ivan.title'))}
      data-at={`seat ${seat}`}
    >
      <div class="row">
        <PlayerToken colour={colour} size={28} />
        <h3>{say(message('ivan.title'))}</h3>
      </div>
      <div class="figures">
        <Figure
          sign="prestige"
          n={prestige}
          label={say(message('board.prestige', { n: prestige }))}
          card={`prestige ${seat}`}
        />
        <span class="figure" data-card={`banners ${seat}`}>
          <Banner colour={colour} size={11} />
          <b aria-hidden="true">{banners}</b>
          <span class="unseen">{say(message('board.bannersLeft', { n: banners }))}</span>
        </span>
        <Figure
          sign="arch"
          n={left}
          label={say(message('ivan.ornaments', { n: left }))}
          card={`ornaments ${seat}`}
        />
        {extension !== null && (
          <>
            <Figure
              sign="useSpecialist"
              n={extension.contractors}
              label={say(message('ivan.contractors', { n: extension.contractors }))}
              card={`contractors ${seat}`}
            />
            <Figure
              sign="activate"
              n={extension.tools.length}
              label={say(message('ivan.tools', { n: extension.tools.length }))}
              card={`tools ${seat}`}
            />
          </>
        )}
        <Figure
          sign="advance"
          n={finishedSections}
          label={say(message('ivan.sections', { n: finishedSections }))}
        />
      </div>
      <ol class="solo-cards" aria-label={say(message('ivan.cards'))}>
        {ivan.cards.map((card) => (
          <Card key={card.card} {...props} ivan={ivan} card={card} />
        ))}
      </ol>
    </section>
  )
}

const goodsOn = ({ inventory, construction }: IvanView, card: string): Goods =>
  card === 'solo-inventory' ? inventory : card === 'solo-construction' ? construction : {}

const amounts = (goods: Goods): Message[] =>
  MATERIALS.filter((kind) => (goods[kind] ?? 0) > 0).map((kind) =>
    message(`amount.${kind}`, { n: goods[kind] ?? 0 }),
  )

/** A card with its die; the one that he would take as the dice lie is marked — IV-4.4. */
function Card({
  ivan,
  card: { card, die, name },
  say,
  draft,
}: ModuleProps & { readonly ivan: IvanView; readonly card: SoloCard }): JSX.Element {
  const goods = goodsOn(ivan, card)
  const lie = amounts(goods)
  const lying = draft.now.view.market.flatMap(({ dice }) => dice).find((each) => each.die === die)
  const city = draft.now.view.duchy?.cities.find((each) => each.city === ivan.marker)
  const next = ivan.next === die
  const now = shown.value?.card === card
  const value = lying?.value ?? 0
  return (
    <li class={`solo-card ${next ? 'next' : ''} ${now ? 'now' : ''}`} data-card={`solo ${card}`}>
      <DieFace colour={die} value={value} size={22} />
      <span class="solo-sign">
        <Sign name={SIGNS[card] ?? 'space'} size={20} />
      </span>
      <span class="solo-text">
        <b>{say(message('component.tile', { name }))}</b>{' '}
        {next && <em>{say(message('ivan.next'))}</em>}
        <span class="unseen">
          {say(message('board.dieShows', { die: message(`die.${die}`), value }))}
        </span>
        <span class="solo-does muted small">
          {say(dynamicMessage(`ivan.${card}`))}
          {card === 'solo-hire' && city !== undefined && (
            <>
              {' '}
              <b>{say(message('component.tile', { name: city.name }))}</b>
            </>
          )}
        </span>
        {lie.length > 0 && (
          <>
            <span aria-hidden="true">
              <GoodsLine goods={goods} size={17} />
            </span>
            <span class="unseen">{say(message('ivan.lies', { goods: lie }))}</span>
          </>
        )}
      </span>
    </li>
  )
}
