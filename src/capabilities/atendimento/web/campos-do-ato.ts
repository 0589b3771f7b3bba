import type { AtoQueCabe, PedidoDaPessoa } from '../domain/atendimento.ts';
import type { AtoDaPessoa } from '../domain/atos-da-pessoa.ts';

interface CampoDoTexto {
  readonly label: string;
  readonly help?: string;
  /** The shortest that the act takes; 0: it may be left out. */
  readonly min: number;
}

const JUSTIFICATIVA = {
  label: 'Justificativa',
  help: 'As palavras da pessoa. De uma carta, copie o texto inteiro.',
  min: 10,
};
const MOTIVO = { label: 'Motivo', help: 'Só se a pessoa quiser dizer.', min: 0 };

/** What each act asks to be written; null: nothing. */
export const textos: Readonly<Record<AtoDaPessoa, CampoDoTexto | null>> = {
  recorrer: JUSTIFICATIVA,
  reclamar: JUSTIFICATIVA,
  pedirRevisao: JUSTIFICATIVA,
  denunciarDescumprimento: { label: 'O que não foi cumprido', min: 10 },
  confirmarEntrega: null,
  contestarEntrega: { label: 'O que falta ou está errado', min: 10 },
  declararSemMeios: { label: 'Por que a pessoa não consegue', min: 0 },
  complementar: { label: 'O que a pessoa respondeu', min: 1 },
  acrescentar: { label: 'O que a pessoa quer acrescentar', min: 1 },
  pedirReabertura: { label: 'Por que reabrir', min: 20 },
  desistir: MOTIVO,
  desistirEmParte: { label: 'A parte de que a pessoa desiste', min: 1 },
};

const COM_ARQUIVOS: readonly AtoDaPessoa[] = [
  'recorrer',
  'reclamar',
  'pedirRevisao',
  'complementar',
  'acrescentar',
];
export const levaArquivos = (ato: AtoDaPessoa): boolean => COM_ARQUIVOS.includes(ato);

export interface Escrito {
  readonly texto: string;
  readonly idTipoRecurso: number | null;
  readonly idPromessa: number;
  readonly anexos: readonly { readonly idAnexo: number; readonly segredo: string }[];
}

/** The body of the act, out of what was filled in. */
export const pedidoDe = ({ ato }: Pick<AtoQueCabe, 'ato'>, escrito: Escrito): PedidoDaPessoa => {
  const { texto, idTipoRecurso, idPromessa } = escrito;
  const anexos = [...escrito.anexos];
  switch (ato) {
    case 'recorrer':
    case 'reclamar':
    case 'pedirRevisao':
      return { ato, entrada: { texto, idTipoRecurso, anexos } };
    case 'denunciarDescumprimento':
    case 'pedirReabertura':
      return { ato, entrada: { texto } };
    case 'confirmarEntrega':
      return { ato, entrada: { idPromessa } };
    case 'contestarEntrega':
      return { ato, entrada: { idPromessa, motivo: texto } };
    case 'declararSemMeios':
    case 'desistir':
      return { ato, entrada: texto ? { motivo: texto } : {} };
    case 'complementar':
    case 'acrescentar':
      return { ato, entrada: { texto, anexos } };
    case 'desistirEmParte':
      return { ato, entrada: { parte: texto } };
  }
};
