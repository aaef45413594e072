/** How much anybody may ask of anybody: the numbers both ends of a line agree on. */

export const PROTOCOL_VERSION = 1;

/** Larger frames are refused; far larger ones end the connection. */
export const FRAME_BYTES = 4_096;
export const FRAME_DEPTH = 8;

/** Messages a second on one connection, and how many may come at once after a pause. */
export const MESSAGES_PER_SECOND = 20;
export const MESSAGE_BURST = 40;

/** A reader that lets this much pile up is cut off; it resumes when it comes back. */
export const UNREAD_BYTES = 262_144;

/** Milliseconds that a line may waver: so much later than measured a press may still arrive. */
export const WAVER = 20;

export const NAME_LENGTH = 24;
export const TEXT_LENGTH = 200;
/** Of what somebody keeps for themselves about a table. */
export const NOTE_LENGTH = 2_000;
export const MOST_SEATS = 8;

/** Of moves listed in one answer; more are legal when the answer says so. */
export const LISTED_MOVES = 200;

/** Whether JSON text opens more brackets inside one another than `deepest`, without parsing it. */
export const isDeeperThan = (text: string, deepest: number): boolean =>
  // Mostly there are not even so many, wherever they are: that is quickly found.
  opensMoreThan(text, deepest) && nestsMoreThan(text, deepest);

function nestsMoreThan(text: string, deepest: number): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inText) {
      if (char === 0x5c) index++;
      else if (char === 0x22) inText = false;
    } else if (char === 0x22) inText = true;
    else if (char === 0x5b || char === 0x7b) {
      if (++depth > deepest) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}

function opensMoreThan(text: string, most: number): boolean {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) if (++count > most) return true;
  }
  return false;
}

/** Rounds that watchers may be behind, at a table that wants it. */
export const MOST_WATCH_DELAY = 10;
