import {
  type Elo,
  hashDoElo,
  type LinhaDaAuditoria,
  type OrigemDoElo,
  type Ponta,
  type Resumir,
  SEM_ANTERIOR,
  textoDaLinha,
} from './encadeamento.ts';

/** A link with the row it vouches for, as both are now; null if the row is gone. */
export interface EloComLinha extends Elo {
  readonly linha: LinhaDaAuditoria | null;
  /** Proof of the words that the row holds now. */
  readonly palavrasAgora: string | null;
  /** The office named by the row itself. */
  readonly orgaoDaLinha: number | null;
}

type TipoDeProblema =
  | 'linha-alterada'
  | 'palavras-alteradas'
  | 'linha-removida'
  | 'linha-de-outro-orgao'
  | 'linha-sem-elo'
  | 'elo-removido'
  | 'elo-alterado'
  | 'elo-fora-de-ordem'
  | 'cadeia-encurtada';

export interface Problema {
  readonly tipo: TipoDeProblema;
  readonly idOuvidoria: number;
  /** The link's number in its office; null if there is no link. */
  readonly numero: number | null;
  readonly origem: OrigemDoElo | null;
  readonly idOrigem: number | null;
  /** For a run of missing links: the last of them. */
  readonly ate?: number;
}

const problema = (tipo: TipoDeProblema, elo: Elo): Problema => ({
  tipo,
  idOuvidoria: elo.idOuvidoria,
  numero: elo.numero,
  origem: elo.origem,
  idOrigem: elo.idOrigem,
});

interface Cadeia extends Ponta {
  /** The last id of each table: acts are chained in the order of their numbers. */
  readonly ultimos: Readonly<Partial<Record<OrigemDoElo, number>>>;
  /** True once a link of a case has a proof of words: no later one may lack it. */
  readonly provaPalavras: boolean;
}

const NOVA: Cadeia = { numero: 0, hash: SEM_ANTERIOR, ultimos: {}, provaPalavras: false };

const problemaDaLinha = (resumir: Resumir, elo: EloComLinha): Problema[] => {
  if (!elo.linha) return [problema('linha-removida', elo)];
  if (resumir(textoDaLinha(elo.origem, elo.linha, elo.palavras)) !== elo.resumo) {
    return [problema('linha-alterada', elo)];
  }
  if (elo.palavras !== null && elo.palavrasAgora !== elo.palavras) {
    return [problema('palavras-alteradas', elo)];
  }
  return elo.orgaoDaLinha === elo.idOuvidoria ? [] : [problema('linha-de-outro-orgao', elo)];
};

const problemaDoLugar = (resumir: Resumir, antes: Cadeia, elo: Elo): Problema[] => {
  const faltam = elo.numero - antes.numero - 1;
  const removidos: Problema[] =
    faltam > 0
      ? [
          {
            tipo: 'elo-removido',
            idOuvidoria: elo.idOuvidoria,
            numero: antes.numero + 1,
            ate: elo.numero - 1,
            origem: null,
            idOrigem: null,
          },
        ]
      : [];
  // After a gap the hash of the previous link is unknown, so only the following links can be
  // compared.
  const semProva = elo.origem === 'caso' && elo.palavras === null && antes.provaPalavras;
  if (faltam === 0 && (semProva || hashDoElo(resumir, antes.hash, elo) !== elo.hash)) {
    return [problema('elo-alterado', elo)];
  }
  const ultimo = antes.ultimos[elo.origem] ?? 0;
  return elo.idOrigem > ultimo ? removidos : [...removidos, problema('elo-fora-de-ordem', elo)];
};

/**
 * Verifies links in the order (office, number), one at a time, remembering only the end of each
 * chain. After a problem it goes on from what is stored, so that one tampered row gives one
 * finding, not a thousand.
 */
export class Conferencia {
  readonly #resumir: Resumir;
  readonly #cadeias = new Map<number, Cadeia>();
  #elos = 0;

  constructor(resumir: Resumir) {
    this.#resumir = resumir;
  }

  conferir(elo: EloComLinha): Problema[] {
    const antes = this.#cadeias.get(elo.idOuvidoria) ?? NOVA;
    this.#elos += 1;
    this.#cadeias.set(elo.idOuvidoria, {
      numero: elo.numero,
      hash: elo.hash,
      ultimos: {
        ...antes.ultimos,
        [elo.origem]: Math.max(elo.idOrigem, antes.ultimos[elo.origem] ?? 0),
      },
      provaPalavras: antes.provaPalavras || elo.palavras !== null,
    });
    return [...problemaDoLugar(this.#resumir, antes, elo), ...problemaDaLinha(this.#resumir, elo)];
  }

  get elos(): number {
    return this.#elos;
  }

  /** Where each chain ends now. */
  get pontas(): ReadonlyMap<number, Ponta> {
    return new Map([...this.#cadeias].map(([id, { numero, hash }]) => [id, { numero, hash }]));
  }
}

const oQueHouve: Readonly<Record<TipoDeProblema, string>> = {
  'linha-alterada': 'a linha foi alterada depois de encadeada',
  'palavras-alteradas': 'o que foi escrito no ato mudou depois de encadeado, ou o seu selo não abre mais',
  'linha-removida': 'a linha foi removida',
  'linha-de-outro-orgao': 'o elo está na cadeia de outro órgão',
  'linha-sem-elo': 'a linha foi posta entre outras já encadeadas, ou o seu elo foi removido',
  'elo-removido': 'elos foram removidos da cadeia',
  'elo-alterado': 'o elo não segue o anterior: foi alterado, trocado de lugar ou renumerado',
  'elo-fora-de-ordem': 'o elo está fora da ordem em que os atos aconteceram',
  'cadeia-encurtada': 'a cadeia não contém mais o ponto em que terminava na última verificação',
};

const tabelaDe: Readonly<Record<OrigemDoElo, string>> = {
  administracao: 'auditoria',
  caso: 'manifestacao_historico',
};

/** 'Órgão 6, elo 12, linha 40 de auditoria: a linha foi removida.' */
export const fraseDoProblema = ({ tipo, idOuvidoria, numero, ate, origem, idOrigem }: Problema): string => {
  const elos = ate !== undefined && ate !== numero ? `elos ${numero} a ${ate}` : `elo ${numero}`;
  const onde = [
    idOuvidoria === 0 ? 'Plataforma' : `Órgão ${idOuvidoria}`,
    ...(numero === null ? [] : [elos]),
    ...(origem === null ? [] : [`linha ${idOrigem} de ${tabelaDe[origem]}`]),
  ];
  return `${onde.join(', ')}: ${oQueHouve[tipo]}.`;
};
