import { emFrase } from '#kernel/texto.ts';
/** The open formats of data and documents, which only answers take (Lei 12.527/2011, art. 8º §3º, II and III). */
export type FormatoAberto = 'csv' | 'json' | 'xml' | 'ods' | 'odt' | 'zip';

export type Formato =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
  | 'xls'
  | 'xlsx'
  | 'png'
  | 'jpg'
  | 'mp3'
  | 'mp4'
  | 'avi'
  | 'webm'
  | 'ogg'
  | FormatoAberto;

export interface TipoDeArquivo {
  readonly mime: string;
  /** The first is added to a file whose name has another extension. */
  readonly extensoes: readonly string[];
  readonly soNaResposta?: true;
  /** Taken only as a spoken message. */
  readonly soVoz?: true;
}

/** What may be attached, judged by content, never by name: the sender can write any name. */
export const tiposDeArquivo: Readonly<Record<Formato, TipoDeArquivo>> = {
  pdf: { mime: 'application/pdf', extensoes: ['.pdf'] },
  doc: { mime: 'application/msword', extensoes: ['.doc'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensoes: ['.docx'],
  },
  txt: { mime: 'text/plain', extensoes: ['.txt'] },
  xls: { mime: 'application/vnd.ms-excel', extensoes: ['.xls'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensoes: ['.xlsx'] },
  png: { mime: 'image/png', extensoes: ['.png'] },
  jpg: { mime: 'image/jpeg', extensoes: ['.jpg', '.jpeg'] },
  mp3: { mime: 'audio/mpeg', extensoes: ['.mp3'] },
  mp4: { mime: 'video/mp4', extensoes: ['.mp4'] },
  avi: { mime: 'video/x-msvideo', extensoes: ['.avi'] },
  // What browsers record: a spoken message, never a video.
  webm: { mime: 'audio/webm', extensoes: ['.webm'], soVoz: true },
  ogg: { mime: 'audio/ogg', extensoes: ['.ogg'], soVoz: true },
  csv: { mime: 'text/csv', extensoes: ['.csv'], soNaResposta: true },
  json: { mime: 'application/json', extensoes: ['.json'], soNaResposta: true },
  xml: { mime: 'application/xml', extensoes: ['.xml'], soNaResposta: true },
  ods: {
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    extensoes: ['.ods'],
    soNaResposta: true,
  },
  odt: { mime: 'application/vnd.oasis.opendocument.text', extensoes: ['.odt'], soNaResposta: true },
  zip: { mime: 'application/zip', extensoes: ['.zip'], soNaResposta: true },
};

/** True of a file that only an answer of the office may bring. */
export const isSoDaResposta = (mime: string | null): boolean =>
  Object.values(tiposDeArquivo).some((tipo) => tipo.mime === mime && tipo.soNaResposta);

const extensoesDe = (tipos: readonly TipoDeArquivo[]): readonly string[] =>
  tipos.flatMap(({ extensoes }) => extensoes);
const porExtenso = (extensoes: readonly string[]): string =>
  extensoes.map((extensao) => extensao.slice(1)).join(', ');

const tipos = Object.values(tiposDeArquivo);
const deTodos = tipos.filter(({ soNaResposta }) => !soNaResposta);

export const extensoesAceitas = extensoesDe(deTodos);
export const extensoesDaResposta = extensoesDe(tipos);

/** For people: 'pdf, doc, docx…' */
export const extensoesPorExtenso = porExtenso(extensoesAceitas);
export const extensoesDaRespostaPorExtenso = porExtenso(extensoesDaResposta);

/** In a sentence: 'csv, json, xml, ods, odt e zip'. */
export const soDaRespostaEmFrase = emFrase(
  extensoesDe(tipos.filter(({ soNaResposta }) => soNaResposta)).map((extensao) => extensao.slice(1)),
);
/** In a sentence: '.pdf, .doc … e .avi', and apart from them '.webm e .ogg', which are taken only as a voice. */
export const aceitasEmFrase = emFrase(extensoesDe(deTodos.filter(({ soVoz }) => !soVoz)));
export const soVozEmFrase = emFrase(extensoesDe(deTodos.filter(({ soVoz }) => soVoz)));
