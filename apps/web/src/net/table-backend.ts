import type { ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import type { Arrangement, EventView, Pace, Seating, TableView } from '@guildhall/tables'

export type MessageListener = (message: ServerMessage) => void

/** As which of their seats somebody looks; nobody's, where several people share the screen. */
export type ViewSeat = number | null

/** A table to be made. */
export interface NewTableRequest {
  readonly game: string
  readonly players: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly title?: string
  readonly chairs: readonly Seating[]
  readonly start: boolean
  readonly arrangement?: Arrangement
  /** Who may come and how fast it is played: nothing that a device has to know. */
  readonly visibility?: 'public' | 'link'
  readonly spectators?: boolean
  readonly pace?: Pace
}

/** Where tables are kept, and how they are talked to: the server, or this device. */
export interface TableBackend {
  /** Opens the line, where it is not open. */
  connect(): void
  readonly isConnected: boolean
  /** False where nothing can be sent now. */
  send(message: ClientMessage): boolean
  onMessage(hear: MessageListener): () => void
  /** Called each time the line is open again. */
  onConnect(opened: () => void): () => void
  /** Makes a table, and says its id. */
  createTable(wanted: NewTableRequest): Promise<string>
  table(id: string): Promise<TableView>
  /** Everything that happened at a table, as one of the own seats may know it. */
  log(id: string, as: ViewSeat): Promise<readonly EventView[]>
  /** The file of a game that is over, as plain JSON. */
  file(id: string): Promise<unknown>
  /** What looks best to the one who is to decide there. */
  hint(id: string): Promise<Hint>
  /** The next game of the same people, by the id of its table. */
  rematch(id: string): Promise<string>
}
