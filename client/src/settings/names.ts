/** Names for people who have not chosen one, and for bots: short, alike in every language. */

const PEOPLE = ['Otter', 'Comet', 'Nova', 'Lumi', 'Pico', 'Astra', 'Koda', 'Mira', 'Juno', 'Tango', 'Zephyr', 'Sirio'];
const BOTS = ['Pixel', 'Bolt', 'Gizmo', 'Widget', 'Servo', 'Chip', 'Rivet'];

export function suggestedName(): string {
  return PEOPLE[Math.floor(Math.random() * PEOPLE.length)] ?? 'Otter';
}

/** A name for the bot in this seat, the same each time. */
export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? 'Pixel';
}
