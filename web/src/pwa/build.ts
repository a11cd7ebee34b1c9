/** The build that this page is of, as its document says; empty where there is none, with a server for development. */
export const BUILD = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** Whether the server has another build than the page. One that names none is not compared. */
export function isOther(build: string | null | undefined): build is string {
  return BUILD !== '' && Boolean(build) && build !== BUILD;
}
