export type Formato = 'pdf' | 'doc' | 'docx' | 'txt' | 'xls' | 'xlsx' | 'png' | 'jpg' | 'mp3' | 'mp4' | 'avi';

export interface TipoDeArquivo {
  readonly mime: string;
  /** The first is added to a file whose name has another extension. */
  readonly extensoes: readonly string[];
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
};

export const extensoesAceitas: readonly string[] = Object.values(tiposDeArquivo).flatMap(
  ({ extensoes }) => extensoes,
);

/** For people: 'pdf, doc, docx…' */
export const extensoesPorExtenso = extensoesAceitas.map((extensao) => extensao.slice(1)).join(', ');
