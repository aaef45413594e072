import type { NoticesKey } from './en.ts';

const de: Readonly<Record<NoticesKey, string>> = {
  title: 'Wenn du dran bist',
  device: 'Sag es mir auf diesem Gerät',
  'device.hint':
    'Eine kurze Benachrichtigung, wenn ein Tisch über Tage auf dich wartet. Keine, während du hinschaust, keine in deinen ruhigen Stunden.',
  'device.on': 'Auf diesem Gerät erfährst du es.',
  'device.off': 'Auf diesem Gerät kommt nichts mehr.',
  'device.denied':
    'Dieser Browser darf keine Benachrichtigungen zeigen. Das lässt sich in seinen Einstellungen ändern.',
  'device.install':
    'Auf iPhone oder iPad kommt Starboard zuerst auf den Startbildschirm: Teilen, dann „Zum Home-Bildschirm“.',
  'device.never': 'Dieser Browser kann keine Benachrichtigungen zeigen.',
  'device.failed': 'Das hat nicht geklappt. Versuch es später noch einmal.',
  card: 'Sollen wir dir sagen, wenn du dran bist?',
  'card.yes': 'Ja, gern',
  'card.no': 'Nicht jetzt',
  'mail.hint': 'Per Mail, wenn keines deiner Geräte es annimmt:',
  'mail.field': 'Deine Mailadresse',
  'mail.ask': 'Diese Adresse nehmen',
  'mail.asked': 'Eine Mail ist unterwegs an {address}. Öffne den Link darin.',
  'mail.is': 'Mails gehen an {address}.',
  'mail.end': 'Keine Mails mehr',
  'page.yes': 'Ist das deine Mailadresse?',
  'page.yes.hint': 'Dann erfährst du dort, wenn du dran bist und keines deiner Geräte es annimmt.',
  'page.yes.do': 'Ja, das bin ich',
  'page.yes.done': 'Gut. Dort erfährst du es.',
  'page.off': 'Keine Mails mehr?',
  'page.off.hint': 'Auf deiner eigenen Seite kannst du sie jederzeit wieder einschalten.',
  'page.off.do': 'Keine Mails mehr',
  'page.off.done': 'Es kommt keine Mail mehr.',
  'webhook.title': 'Auch anderswo sagen, wer dran ist',
  'webhook.hint': 'Ein Kanal bei Discord, oder jede Adresse, die JSON annimmt, erfährt, wer an diesem Tisch dran ist.',
  'webhook.field': 'Adresse des Webhooks',
  'webhook.set': 'Diese Adresse nehmen',
  'webhook.is': '{host} erfährt, wer dran ist.',
  'webhook.off': 'Bei {host} antwortet niemand mehr. Gib die Adresse neu an.',
  'webhook.secret': 'Was dort gesagt wird, ist mit diesem Geheimnis unterschrieben. Es wird nur jetzt gezeigt.',
  'webhook.end': 'Dort nichts mehr sagen',
};

export default de;
