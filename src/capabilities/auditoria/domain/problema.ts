import type { OrigemDoElo } from './encadeamento.ts';

export type TipoDeProblema =
  | 'linha-alterada'
  | 'palavras-alteradas'
  | 'linha-removida'
  | 'linha-de-outro-orgao'
  | 'linha-sem-elo'
  | 'linha-sem-marca'
  | 'numero-sem-linha'
  | 'numero-repetido'
  | 'removida-antes'
  | 'desviada-antes'
  | 'lacuna-alterada'
  | 'marco-removido'
  | 'marco-alterado'
  | 'cabeca-ausente'
  | 'elo-removido'
  | 'elo-alterado'
  | 'elo-fora-de-ordem'
  | 'cadeia-encurtada'
  | 'eliminacao-alterada'
  | 'eliminacao-sem-ato'
  | 'eliminacao-alem-da-aprovacao'
  | 'listagem-alterada'
  | 'caso-fora-do-lugar'
  | 'encaminhamento-sem-ato';

export interface Problema {
  readonly tipo: TipoDeProblema;
  readonly idOuvidoria: number;
  /** The link's number in its office; null if there is no link. */
  readonly numero: number | null;
  readonly origem: OrigemDoElo | null;
  readonly idOrigem: number | null;
  /** For a run of missing links: the last of them. */
  readonly ate?: number;
  /** Where it is, in words, when that is no link and no row. */
  readonly lugar?: string;
}

/** A finding that belongs to no link. */
export const problemaSolto = (
  tipo: TipoDeProblema,
  onde: Partial<Omit<Problema, 'tipo'>> = {},
): Problema => ({ tipo, idOuvidoria: 0, numero: null, origem: null, idOrigem: null, ...onde });

const oQueHouve: Readonly<Record<TipoDeProblema, string>> = {
  'linha-alterada': 'a linha foi alterada depois de encadeada',
  'palavras-alteradas': 'o que foi escrito no ato mudou depois de encadeado, ou o seu selo não abre mais',
  'linha-removida': 'a linha foi removida',
  'linha-de-outro-orgao': 'o elo está na cadeia de outro órgão',
  'linha-sem-elo': 'a linha foi posta entre outras já encadeadas, ou o seu elo foi removido',
  'elo-removido': 'elos foram removidos da cadeia',
  'elo-alterado': 'o elo não segue o anterior: foi alterado, trocado de lugar ou renumerado',
  'elo-fora-de-ordem': 'o elo está fora da ordem em que os atos aconteceram',
  'linha-sem-marca': 'a linha não foi escrita pelo servidor, ou foi alterada antes de ser encadeada',
  'numero-sem-linha':
    'falta uma linha na numeração do servidor: foi removida antes de ser encadeada, ou o servidor foi interrompido no meio de um ato',
  'numero-repetido': 'duas linhas têm o mesmo número do servidor: uma foi posta à mão',
  'removida-antes': 'a linha foi removida antes de ser encadeada',
  'desviada-antes': 'a linha foi levada a outro órgão antes de ser encadeada',
  'lacuna-alterada': 'a explicação de um número sem linha não foi escrita pelo servidor',
  'marco-removido': 'o registro de onde as marcas começam foi removido',
  'marco-alterado':
    'o registro de onde as marcas começam não foi escrito pelo servidor, ou a cadeia não o contém mais',
  'cabeca-ausente': 'a cadeia não contém mais o ponto que foi guardado fora do banco',
  'cadeia-encurtada': 'a cadeia não contém mais o ponto em que terminava na última verificação',
  'eliminacao-alterada': 'a explicação de uma linha eliminada não foi escrita pelo servidor',
  'eliminacao-sem-ato':
    'linhas foram eliminadas sem o ato que aprovou a listagem, ou em número diferente do que os atos dizem',
  'eliminacao-alem-da-aprovacao':
    'foram eliminadas mais manifestações do que as aprovadas, antes de acabar o edital, depois do termo ou de outro órgão',
  'listagem-alterada':
    'a listagem não é a que foi aprovada: entrou manifestação, ou mudaram o órgão, os prazos ou o edital',
  'caso-fora-do-lugar':
    'está, ou esteve, em um órgão para o qual nenhum ato a levou, ou o órgão de registro mudou',
  'encaminhamento-sem-ato':
    'o encaminhamento não vem de um ato, ou diz do órgão ou da identidade outra coisa que o seu ato',
};

const tabelaDe: Readonly<Record<OrigemDoElo, string>> = {
  administracao: 'auditoria',
  caso: 'manifestacao_historico',
};

/** 'Órgão 6, elo 12, linha 40 de auditoria: a linha foi removida.' */
export const fraseDoProblema = (achado: Problema): string => {
  const { tipo, idOuvidoria, numero, ate, origem, idOrigem, lugar } = achado;
  const elos = ate !== undefined && ate !== numero ? `elos ${numero} a ${ate}` : `elo ${numero}`;
  const onde = [
    idOuvidoria === 0 ? 'Plataforma' : `Órgão ${idOuvidoria}`,
    ...(numero === null ? [] : [elos]),
    ...(origem === null ? [] : [`linha ${idOrigem} de ${tabelaDe[origem]}`]),
    ...(lugar === undefined ? [] : [lugar]),
  ];
  return `${onde.join(', ')}: ${oQueHouve[tipo]}.`;
};
