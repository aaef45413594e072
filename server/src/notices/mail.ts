/** Mail, where whoever runs the server has named somebody who carries it. */

import { createTransport, type Transporter } from 'nodemailer';
import type { Tickets } from './tickets.ts';
import { type NoticeWords, wordsIn } from './words/words.ts';

const MILLIS = 10_000;
/** How long the link of a first mail works. */
const CONFIRM_MILLIS = 24 * 3_600_000;

export interface MailSettings {
  /** smtp://name:word@host:port, or smtps://. */
  readonly smtp: string;
  readonly from: string;
  /** What links begin with. */
  readonly origin: string;
}

interface Addressed {
  readonly guest: string;
  readonly address: string;
  readonly language: string;
}

/** What there is to read, one line after the other, and the one thing to do. */
interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly words: string; readonly address: string };
  readonly after: readonly string[];
  readonly off?: { readonly words: string; readonly ticket: string };
}

export class Mail {
  readonly #settings: MailSettings;
  readonly #tickets: Tickets;
  readonly #carrier: Transporter;

  constructor(settings: MailSettings, tickets: Tickets) {
    this.#settings = settings;
    this.#tickets = tickets;
    const times = { connectionTimeout: MILLIS, greetingTimeout: MILLIS, socketTimeout: MILLIS };
    this.#carrier = createTransport({ url: settings.smtp, pool: true, ...times });
  }

  /** Whether that address is theirs: until it is, nothing else is sent there. */
  async ask({ guest, address, language }: Addressed, name: string, now: number): Promise<boolean> {
    const words = wordsIn(language);
    const ticket = this.#tickets.ticket('mail', [guest, address], now + CONFIRM_MILLIS);
    return this.#send(address, {
      subject: words.confirmSubject,
      lines: [words.confirm(name)],
      link: { words: words.confirmYes, address: `/notices?yes=${ticket}` },
      after: [words.confirmNot],
    });
  }

  /** False: try again later. */
  async tell(
    { guest, address, language }: Addressed,
    told: (words: NoticeWords) => { readonly title: string; readonly body: string; readonly address: string },
  ): Promise<boolean> {
    const words = wordsIn(language);
    const { title, body, address: page } = told(words);
    return this.#send(address, {
      subject: title,
      lines: [body],
      link: { words: words.mailPlay, address: page },
      after: [words.mailWhy],
      off: { words: words.mailOff, ticket: this.#tickets.ticket('mail-off', [guest, address], null) },
    });
  }

  close(): void {
    this.#carrier.close();
  }

  async #send(to: string, { subject, lines, link, after, off }: Letter): Promise<boolean> {
    const { from, origin } = this.#settings;
    const href = `${origin}${link.address}`;
    const offHref = off === undefined ? null : `${origin}/notices?off=${off.ticket}`;
    const text = [
      ...lines,
      `${link.words}: ${href}`,
      [...after, ...(off === undefined ? [] : [`${off.words}: ${offHref}`])].join('\n'),
    ].join('\n\n');
    const small = [...after.map(escaped), ...(off === undefined ? [] : [anchor(offHref ?? '', off.words)])];
    const html = [
      ...lines.map((line) => `<p>${escaped(line)}</p>`),
      `<p><b>${anchor(href, link.words)}</b></p>`,
      `<p><small>${small.join('<br>')}</small></p>`,
    ].join('\n');
    const headers = {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program's own button ends it with one request.
      ...(off === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${origin}/api/notices/mail/one-click?ticket=${off.ticket}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    };
    const letter = { from, to: { name: '', address: to }, subject, text, html, headers };
    return this.#carrier.sendMail(letter).then(
      () => true,
      // An address that nobody takes mail for is not tried again.
      (error: { readonly responseCode?: number }) => (error.responseCode ?? 0) >= 500,
    );
  }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

const anchor = (href: string, words: string): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;
