import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { play } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';

const { say } = people;

/** Nothing to look back on yet: the way to a first match, and the way back for whoever has been here. */
export function EmptyLog() {
  return (
    <div class="log-empty">
      <FacePicture who="person" look={1} seat={1} size={140} />
      <h2>{say('matches.empty.title')}</h2>
      <p class="soft">{say('matches.empty')}</p>
      <div class="log-ways">
        <Button kind="primary" size="large" icon={play} href={addressOf.home}>
          {say('matches.empty.play')}
        </Button>
        <Button href={addressOf.return}>{shell.say('been-here')}</Button>
      </div>
    </div>
  );
}
