import { MAX_ARQUIVOS_RECURSO, MAX_BYTES_RECURSO } from '#capabilities/anexo/domain/anexo-limites.ts';
import type { AtoQueCabe, PedidoDaPessoa } from '../domain/atendimento.ts';
import type { AtoDaPessoa } from '../domain/atos-da-pessoa.ts';

interface CampoDoTexto {
  readonly label: string;
  readonly help?: string;
  readonly isOpcional?: true;
}

const JUSTIFICATIVA = {
  label: 'Justificativa',
  help: 'As palavras da pessoa. De uma carta, copie o texto inteiro.',
};

/** What each act asks to be written; null: nothing. */
export const textos: Readonly<Record<AtoDaPessoa, CampoDoTexto | null>> = {
  recorrer: JUSTIFICATIVA,
  reclamar: JUSTIFICATIVA,
  pedirRevisao: JUSTIFICATIVA,
  denunciarDescumprimento: { label: 'O que não foi cumprido' },
  confirmarEntrega: null,
  contestarEntrega: { label: 'O que falta ou está errado' },
  declararSemMeios: { label: 'Por que a pessoa não consegue', isOpcional: true },
  complementar: { label: 'O que a pessoa respondeu' },
  acrescentar: { label: 'O que a pessoa quer acrescentar' },
  pedirReabertura: { label: 'Por que reabrir' },
  desistir: { label: 'Motivo', help: 'Só se a pessoa quiser dizer.', isOpcional: true },
  desistirEmParte: { label: 'A parte de que a pessoa desiste' },
};

const COM_ARQUIVOS: readonly AtoDaPessoa[] = [
  'recorrer',
  'reclamar',
  'pedirRevisao',
  'complementar',
  'acrescentar',
];
export const levaArquivos = (ato: AtoDaPessoa): boolean => COM_ARQUIVOS.includes(ato);

const DE_RECURSO: readonly AtoDaPessoa[] = ['recorrer', 'reclamar', 'pedirRevisao'];
/** Appeals take fewer files than other acts. */
export const limitesDosArquivos = (ato: AtoDaPessoa) =>
  DE_RECURSO.includes(ato) ? { maxArquivos: MAX_ARQUIVOS_RECURSO, maxBytes: MAX_BYTES_RECURSO } : {};

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
