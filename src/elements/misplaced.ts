/**
 * For components that only carry words and are laid out by the section around them.
 * @throws always: such a component is drawn only when it stands where no section picks it up
 */
export function misplaced(name: string, parent: string): never {
  throw new Error(
    `<${name}> stands outside <${parent}>.\n→ Put it between <${parent} …> and </${parent}>.`,
  );
}
