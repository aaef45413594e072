/** Who the bots are: a name and one line of character for each game and level, in the words of each language. */

import type { GameId } from '#games';
import type { Level } from './bot.ts';

export const CHARACTER_LANGUAGES = ['en', 'fr', 'de'] as const;

export type Wording = { readonly [Language in (typeof CHARACTER_LANGUAGES)[number]]: string };

export interface Character {
  readonly name: Wording;
  readonly line: Wording;
}

export const LEVEL_NAMES: { readonly [L in Level]: Wording } = {
  rookie: { en: 'Rookie', fr: 'Débutant', de: 'Neuling' },
  regular: { en: 'Regular', fr: 'Habitué', de: 'Stammgast' },
  expert: { en: 'Expert', fr: 'Expert', de: 'Könner' },
  master: { en: 'Master', fr: 'Maître', de: 'Meister' },
};

const everywhere = (name: string): Wording => ({ en: name, fr: name, de: name });

export const CHARACTERS: { readonly [Id in GameId]: { readonly [L in Level]: Character } } = {
  'space-bowl': {
    rookie: {
      name: everywhere('Comet Carla'),
      line: {
        en: 'Looks twice, blinks, and looks again. Cheers whoever finds it first.',
        fr: 'Regarde deux fois, cligne des yeux, recommence. Applaudit qui trouve avant elle.',
        de: 'Schaut zweimal, blinzelt und schaut noch einmal. Jubelt, wer auch immer zuerst findet.',
      },
    },
    regular: {
      name: everywhere('Otto Orbit'),
      line: {
        en: 'Searches row by row and trusts nobody who shouts early.',
        fr: 'Cherche rangée par rangée et se méfie de ceux qui crient trop tôt.',
        de: 'Sucht Reihe für Reihe und traut keinem, der zu früh ruft.',
      },
    },
    expert: {
      name: everywhere('Nova Quick'),
      line: {
        en: 'Starts with the rarest planet and keeps a hand on the joker.',
        fr: 'Commence par la planète la plus rare, une main toujours sur le joker.',
        de: 'Beginnt beim seltensten Planeten und hat eine Hand am Joker.',
      },
    },
    master: {
      name: everywhere('The Navigator'),
      line: {
        en: 'Has crossed this galaxy before, and says so just before you do.',
        fr: 'A déjà traversé cette galaxie, et le dit juste avant vous.',
        de: 'Hat diese Galaxie schon durchquert und sagt es knapp vor dir.',
      },
    },
  },
  'gravity-superstar': {
    rookie: {
      name: everywhere('Bounce'),
      line: {
        en: 'Jumps first, wonders where down is afterwards.',
        fr: 'Saute d’abord, se demande ensuite où est le bas.',
        de: 'Springt zuerst und fragt sich dann, wo unten ist.',
      },
    },
    regular: {
      name: everywhere('Stella Sprint'),
      line: {
        en: 'Runs after the nearest stars and never looks back.',
        fr: 'Court après les étoiles les plus proches sans se retourner.',
        de: 'Läuft den nächsten Sternen nach und blickt nie zurück.',
      },
    },
    expert: {
      name: everywhere('Major Plumb'),
      line: {
        en: 'Keeps the right card for the right fall.',
        fr: 'Garde la bonne carte pour la bonne chute.',
        de: 'Hebt die richtige Karte für den richtigen Fall auf.',
      },
    },
    master: {
      name: everywhere('Lady Zenith'),
      line: {
        en: 'Knows your landing before you do, and waits there.',
        fr: 'Connaît votre point de chute avant vous, et vous y attend.',
        de: 'Kennt deine Landung vor dir und wartet dort.',
      },
    },
  },
  'space-lab': {
    rookie: {
      name: everywhere('Intern Ivo'),
      line: {
        en: 'Fills the station with whoever knocks first.',
        fr: 'Remplit la station avec le premier qui frappe.',
        de: 'Besetzt die Station mit jedem, der als Erster klopft.',
      },
    },
    regular: {
      name: everywhere('Doctor Pim'),
      line: {
        en: 'Ticks off one objective after another, in order.',
        fr: 'Coche un objectif après l’autre, dans l’ordre.',
        de: 'Hakt ein Ziel nach dem anderen ab, der Reihe nach.',
      },
    },
    expert: {
      name: everywhere('Professor Halo'),
      line: {
        en: 'Counts every hand card twice before spending it.',
        fr: 'Compte deux fois chaque carte avant de la dépenser.',
        de: 'Zählt jede Handkarte zweimal, bevor sie ausgegeben wird.',
      },
    },
    master: {
      name: everywhere('Director Vega'),
      line: {
        en: 'Has read every project, yours included.',
        fr: 'A lu tous les projets, les vôtres compris.',
        de: 'Hat jedes Projekt gelesen, deine auch.',
      },
    },
  },
  'space-builder': {
    rookie: {
      name: everywhere('Wobble'),
      line: {
        en: 'Turns the head instead of the plan.',
        fr: 'Tourne la tête plutôt que le plan.',
        de: 'Dreht den Kopf statt des Plans.',
      },
    },
    regular: {
      name: everywhere('Mason Moon'),
      line: {
        en: 'One building at a time, each set down with care.',
        fr: 'Un bâtiment à la fois, posé avec soin.',
        de: 'Ein Gebäude nach dem anderen, jedes mit Bedacht gesetzt.',
      },
    },
    expert: {
      name: everywhere('Rivet Rosa'),
      line: {
        en: 'Builds fast and checks the telescopes at the end.',
        fr: 'Bâtit vite et vérifie les télescopes à la fin.',
        de: 'Baut schnell und prüft am Ende die Teleskope.',
      },
    },
    master: {
      name: everywhere('The Architect'),
      line: {
        en: 'Sees the plan upright, however it fell.',
        fr: 'Voit le plan à l’endroit, de quelque façon qu’il tombe.',
        de: 'Sieht den Plan aufrecht, wie er auch gefallen ist.',
      },
    },
  },
};
