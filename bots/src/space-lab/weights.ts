/** What things are thought to be worth, in points. Found by playing thousands of matches with one of them changed. */

export const WEIGHTS = {
  /** How many of the cards still to come are of the agency, or the specialty, that a placed card counts. */
  agencyShare: 0.18,
  specialtyShare: 0.18,
  rowShare: 0.35,
  /** Projects still to come, for a card that counts them. */
  projectsToCome: 4,
  /** What part of a Validation a capsule with so many of its three symbols is worth already. */
  progress: [0, 0.25, 0.55, 1],
  /** What an empty slot promises: above a capsule, below one. */
  topSlot: 2.5,
  bottomSlot: 1,
  /** One Project, the best of two, the best of three. */
  project: [0, 3.2, 4.4, 5.2],
  /** A card in hand, whatever it is: it can always pay. */
  card: 3.2,
  /** How much of what it would bring on the board a card in hand is worth. */
  inHand: 0.8,
  technician: 3,
};
