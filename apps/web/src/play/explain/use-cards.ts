import { addressing, createTranslator, playerKey, type Translator } from '@guildhall/texts'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Cards } from '../../game-client.ts'
import { language } from '../../i18n.ts'
import type { TableGame } from '../use-table-game.ts'

/** The cards of a game and what says them; null until both are loaded. */
export function useCards(
  { client, game, catalogue }: TableGame,
  reader: number,
): { readonly cards: Cards; readonly say: Translator } | null {
  const loaded = useSignal<{ cards: Cards; texts: typeof catalogue } | null>(null)
  const wanted = language.value
  useEffect(() => {
    let here = true
    const load = async () => {
      const cards = await client.cards()
      const texts = await cards.catalogue(wanted)
      if (here) loaded.value = { cards, texts }
    }
    load().catch(() => {}) // without network there are no cards
    return () => {
      here = false
    }
  }, [client, wanted])
  const texts = loaded.value?.texts
  const say = useMemo(
    () =>
      addressing(
        createTranslator({ ...catalogue, ...texts }, wanted),
        playerKey(game.options, reader),
      ),
    [catalogue, texts, wanted, reader],
  )
  return loaded.value === null ? null : { cards: loaded.value.cards, say }
}
