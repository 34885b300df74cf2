import type { ChatLine, ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import type { Arrangement, EventView, Pace, Seating, TableView } from '@guildhall/tables'

export type MessageListener = (message: ServerMessage) => void

/** From which of their seats somebody views a table; null where several people share the screen. */
export type ViewSeat = number | null

/** A table to be created. */
export interface NewTableRequest {
  readonly game: string
  readonly players: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly title?: string
  readonly chairs: readonly Seating[]
  readonly start: boolean
  readonly arrangement?: Arrangement
  /** Who may join and how fast it is played; a device ignores these. */
  readonly visibility?: 'public' | 'link'
  readonly spectators?: boolean
  readonly pace?: Pace
}

/** Where tables are stored, and how they are reached: the server, or this device. */
export interface TableBackend {
  /** Opens the connection, where it is not open. */
  connect(): void
  readonly isConnected: boolean
  /** False where nothing can be sent now. */
  send(message: ClientMessage): boolean
  onMessage(listener: MessageListener): () => void
  /** Called each time the connection is open again. */
  onConnect(listener: () => void): () => void
  /** Creates a table; resolves to its id. */
  createTable(request: NewTableRequest): Promise<string>
  table(id: string): Promise<TableView>
  /** All events of a table, as one of the own seats may know them. */
  log(id: string, seat: ViewSeat): Promise<readonly EventView[]>
  /** The file of a game that is over, as plain JSON. */
  file(id: string): Promise<unknown>
  /** The last chat messages of a table. */
  chat(id: string): Promise<readonly ChatLine[]>
  /** What looks best to whoever is to decide. */
  hint(id: string): Promise<Hint>
  /** The next game of the same people; resolves to the id of its table. */
  rematch(id: string): Promise<string>
}
