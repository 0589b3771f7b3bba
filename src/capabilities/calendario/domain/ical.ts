import { addDays, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';

export interface EventoDoCalendario {
  /** Says for ever which event this is: with another day under it, calendars move the event. */
  readonly uid: string;
  readonly titulo: string;
  readonly dia: PlainDate;
}

export interface Calendario {
  readonly nome: string;
  readonly descricao: string;
  readonly eventos: readonly EventoDoCalendario[];
}

const FIM_DE_LINHA = '\r\n';
/** RFC 5545, 3.1: octets, without the end of the line; a continuation begins with a space, which counts. */
const OCTETOS_POR_LINHA = 75;
/** How often a program should look again; one name is RFC 7986's, the other what older programs know. */
const ATUALIZA_EM = 'PT4H';

/** RFC 5545, 3.3.11. Other controls have no place in a text. */
export const escaparTexto = (texto: string): string =>
  texto
    .replace(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what RFC 5545 leaves no way to write.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (letra) => `\\${letra}`)
    .replaceAll('\n', '\\n');

const octetos = (letra: string): number => new TextEncoder().encode(letra).length;

/** Breaks a long line between letters, never within one. */
export const dobrar = (linha: string): string => {
  const linhas: string[] = [];
  let atual = '';
  let tamanho = 0;
  for (const letra of linha) {
    const desta = octetos(letra);
    if (tamanho + desta > OCTETOS_POR_LINHA) {
      linhas.push(atual);
      [atual, tamanho] = [' ', 1];
    }
    atual += letra;
    tamanho += desta;
  }
  return [...linhas, atual].join(FIM_DE_LINHA);
};

const data = (dia: PlainDate): string => toIsoDate(dia).replaceAll('-', '');
/** 20260312T120000Z */
const momento = (agora: Date): string =>
  agora
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** A whole day, which makes nobody busy. */
const eventoEmLinhas = ({ uid, titulo, dia }: EventoDoCalendario, agora: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaparTexto(uid)}`,
  `DTSTAMP:${momento(agora)}`,
  `DTSTART;VALUE=DATE:${data(dia)}`,
  `DTEND;VALUE=DATE:${data(addDays(dia, 1))}`,
  `SUMMARY:${escaparTexto(titulo)}`,
  'CLASS:PRIVATE',
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/**
 * RFC 5545 and RFC 7986, written here: forty lines, where the libraries bring zones and recurrences that no term has. The tests
 * read it with one of them. What is no longer due is not in it, and a program that subscribed takes it away.
 */
export const escreverCalendario = ({ nome, descricao, eventos }: Calendario, agora: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escuta.BR//Prazos//PT-BR',
    'CALSCALE:GREGORIAN',
    `NAME:${escaparTexto(nome)}`,
    `X-WR-CALNAME:${escaparTexto(nome)}`,
    `DESCRIPTION:${escaparTexto(descricao)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${ATUALIZA_EM}`,
    `X-PUBLISHED-TTL:${ATUALIZA_EM}`,
    ...eventos.flatMap((evento) => eventoEmLinhas(evento, agora)),
    'END:VCALENDAR',
    '',
  ]
    .map(dobrar)
    .join(FIM_DE_LINHA);
