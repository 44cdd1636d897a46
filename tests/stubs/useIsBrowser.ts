/** Components are rendered as the server renders them. */
export default function useIsBrowser(): boolean {
  return false;
}
