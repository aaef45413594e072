import { Page } from '../../app/page.tsx';
import { addressOf } from '../../router/routes.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';

const { say } = pages;

export function AboutPage() {
  return (
    <Page title={shell.say('about')} back={addressOf.home}>
      <div class="prose">
        <p>{say('about.what')}</p>
        <p>{say('about.free')}</p>
        <p>{say('about.privacy')}</p>
        <p>{say('about.fair')}</p>
        <p>{say('about.first')}</p>
        <p>{say('about.offline')}</p>
        <p>{say('about.made-with')}</p>
      </div>
    </Page>
  );
}
