/** Text that callers bring, as it may stand in a page or an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
