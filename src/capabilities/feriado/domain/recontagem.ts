export const estadosDaRecontagem = ['na-fila', 'em-andamento', 'concluida', 'com-falhas'] as const;
export type EstadoDaRecontagem = (typeof estadosDaRecontagem)[number];

/**
 * Which deadline: to answer a case, to clarify or to decide an appeal, to complement, to consent, or
 * the one that runs in a pedido de desclassificação.
 */
export const tiposDePrazo = [
  'manifestacao',
  'esclarecimento',
  'recurso',
  'complementacao',
  'consentimento',
  'desclassificacao',
] as const;
export type TipoDePrazo = (typeof tiposDePrazo)[number];

/** What a change of holidays, or of the rule of counting, may affect. */
export interface Alcance {
  /** yyyy-mm-dd; null for every day. */
  readonly dias: readonly string[] | null;
  /** Null for every office. */
  readonly ouvidorias: readonly number[] | null;
}

export interface PrazoQueMuda {
  readonly idAlvo: number;
  /** Null where it hangs on no case. */
  readonly idManifestacao: number | null;
  readonly numeroProtocolo: string;
  readonly prazoAnterior: string;
  readonly prazoNovo: string;
}

/** The case of a deadline whose kind always has one. */
export const casoDoPrazo = ({ idManifestacao }: Pick<PrazoQueMuda, 'idManifestacao'>): number => {
  if (idManifestacao === null) throw new Error('A deadline without its case');
  return idManifestacao;
};

export interface FeriadoDoMotivo {
  readonly descricao: string;
  /** dd/mm/yyyy */
  readonly data: string;
}

const MAXIMO_CITADO = 3;

const citados = (verbo: string, feriados: readonly FeriadoDoMotivo[]): string[] => {
  if (feriados.length === 0) return [];
  const nomes = feriados.slice(0, MAXIMO_CITADO).map(({ descricao, data }) => `${descricao}, ${data}`);
  const mais = feriados.length - nomes.length;
  return [`${verbo}: ${nomes.join('; ')}${mais > 0 ? ` e mais ${mais}` : ''}`];
};

/** Why terms are counted anew, as the history of each case begins to say it. */
export const porqueRecontou = ({
  motivo,
  idFeriado,
}: {
  motivo: string;
  idFeriado: number | null;
}): string => (idFeriado === null ? motivo : `O calendário de feriados mudou (${motivo})`);

/** The same for who only finds that a term is counted otherwise today: holidays changed, or the office moved. */
export const CALENDARIO_MUDOU = 'O calendário de feriados que vale para este prazo mudou';

/** 'incluído: Luto oficial, 01/04/2026': for the history of each case whose deadline moves. */
export const motivoDaRecontagem = (
  entram: readonly FeriadoDoMotivo[],
  saem: readonly FeriadoDoMotivo[],
): string => [...citados('incluído', entram), ...citados('retirado', saem)].join('; ');

/** From 0 to 100, by the kinds that are done: how many terms there are would tell of cases that do not exist for the reader. */
export const porcentagem = ({ fase, estado }: Progresso): number => {
  if (isTerminada(estado)) return 100;
  return Math.floor((tiposDePrazo.indexOf(fase) / tiposDePrazo.length) * 100);
};

interface Progresso {
  readonly fase: TipoDePrazo;
  readonly estado: EstadoDaRecontagem;
}

export const isTerminada = (estado: EstadoDaRecontagem): boolean =>
  estado === 'concluida' || estado === 'com-falhas';
