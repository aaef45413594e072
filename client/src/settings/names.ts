/** Names for people who have not chosen one: short, alike in every language. */

const PEOPLE = ['Otter', 'Comet', 'Nova', 'Lumi', 'Pico', 'Astra', 'Koda', 'Mira', 'Juno', 'Tango', 'Zephyr', 'Sirio'];

export function suggestedName(): string {
  return PEOPLE[Math.floor(Math.random() * PEOPLE.length)] ?? 'Otter';
}
