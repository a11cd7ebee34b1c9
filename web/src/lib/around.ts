// Made by `python -m gongenial.wire.typescript` from src/gongenial/wire/{cards,packs,prints,sheets}.py: change that, not this file.


/**
 * `POST /api/packs` adds a pack, or puts it in the place of an older version of the sender's own; `POST
 * /api/pack-checks` only looks at it.
 */
export interface PackDraft {
  readonly files: Readonly<Record<string, string>>
  readonly language: string
  readonly replace?: boolean
}

/**
 * `POST /api/pack-starts`: a pack to begin with, as `gongenial tasks new` makes it.
 */
export interface PackStart {
  readonly name: string
  readonly language: string
}

/**
 * `POST /api/sheets`: a sheet without anything on it. Asked again with the same key it is the same sheet.
 */
export interface NewSheet {
  readonly key: string
  readonly code?: string | null
}

/**
 * `POST /api/sheets/CODE`: what has been written. Answered as `GET /api/sheets/CODE?since=SINCE` is.
 */
export interface SheetPush {
  readonly since: number
  readonly cells: readonly SheetCell[]
}

export interface SheetCell {
  readonly key: string
  readonly count: number
  readonly device: string
  readonly value: string
}

/**
 * `POST /api/prints`: make a PDF, or find the same one that is being made or is there.
 */
export interface PrintOrder {
  readonly what: 'all' | 'deck' | 'rules' | 'tokens'
  readonly language: 'de' | 'en' | 'fr' | 'hr' | 'ru'
  readonly paper: 'a4' | 'letter'
  readonly bw: boolean
  readonly backs: boolean
  readonly address: string | null
}

/**
 * `GET /api/packs`: a pack that the reader can choose; `GET /api/packs/NAME` knows it of any pack. Its texts are in
 * `GET /api/packs/NAME/LANGUAGE.ftl`.
 */
export interface PackInfo {
  readonly name: string
  readonly origin: 'others' | 'own' | 'program' | 'server'
  readonly languages: readonly string[]
  readonly titles: Readonly<Record<string, string>>
  readonly abouts: Readonly<Record<string, string>>
  readonly counts: Readonly<Record<'blue' | 'red' | 'yellow', number>>
  readonly real: number
}

/**
 * `GET /api/packs/NAME`: all that is in a pack but its texts.
 */
export interface PackWhole {
  readonly info: PackInfo
  readonly tasks: readonly PackTask[]
  readonly link: string
}

export interface PackTask {
  readonly name: string
  readonly colour: 'blue' | 'red' | 'yellow'
  readonly real: boolean
  readonly chooses: boolean
}

/**
 * The answer to a draft. It has been added if it was to be, nothing is wrong and it replaces nothing unasked.
 */
export interface PackChecked {
  readonly name: string | null
  readonly faults: readonly PackFault[]
  readonly more: number
  readonly replaces: boolean
  readonly info: PackInfo | null
}

/**
 * One thing that is wrong, in the reader's language.
 */
export interface PackFault {
  readonly file: string
  readonly line: number
  readonly text: string
}

/**
 * The answer to that, and to `POST /api/pack-files`, whose body is a ZIP file: the files of a pack, to be edited.
 * So `GET /api/packs/NAME/source.json` answers whoever has added the pack.
 */
export interface PackSource {
  readonly files: Readonly<Record<string, string>>
  readonly fault: string | null
}

export interface SheetMade {
  readonly code: string
}

/**
 * `GET /api/sheets/CODE?since=SEQ`: the cells that have changed after `since`, all of them after 0.
 */
export interface SheetNews {
  readonly seq: number
  readonly cells: readonly SheetCell[]
  readonly link: string
  readonly full: boolean
}

/**
 * `GET /api/sheets`: the sheets that this browser has made or looked at, the last changed first.
 */
export interface OwnSheets {
  readonly sheets: readonly SheetInfo[]
}

export interface SheetInfo {
  readonly code: string
  readonly touched: number
  readonly names: readonly string[]
}

/**
 * What a page of a card, or of a colour, knows from its first moment on. Of a group's deck it has the code alone:
 * neither what has been drawn nor what comes next.
 */
export interface CardPage {
  readonly language: string
  readonly spoken: string
  readonly pack: string
  readonly deck: string | null
  readonly path: string | null
  readonly task: string | null
  readonly tasks: Readonly<Record<'blue' | 'red' | 'yellow', readonly TaskText[]>>
  readonly cards: Readonly<Record<string, readonly [string, string]>>
  readonly families: readonly string[]
  readonly say: Readonly<Record<string, string>>
}

/**
 * A task in one language.
 */
export interface TaskText {
  readonly name: string
  readonly title: string
  readonly text: string
}

/**
 * The answer: the deck's code; its link is `/q?deck=CODE`.
 */
export interface DeckCreated {
  readonly code: string
}

/**
 * The answer: a task of the group's pack.
 */
export interface Drawn {
  readonly pack: string
  readonly task: TaskText
}

/**
 * How far it is; `GET /api/prints/NAME` tells again. When it is ready, the PDF is `/api/prints/NAME/FILE`.
 */
export interface PrintJob {
  readonly name: string
  readonly stage: 'failed' | 'making' | 'ready' | 'waiting'
  readonly percent: number
  readonly file: string
  readonly bytes: number
}

/**
 * `GET /api/print-address?of=...`: what is to be said about an address for the codes, before they are printed.
 */
export interface PrintAddress {
  readonly address: string
  readonly fault: 'host' | 'long' | 'more' | 'scheme' | null
  readonly doubt: 'local' | 'private' | null
  readonly most: number
}
