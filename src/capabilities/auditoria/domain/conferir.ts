import {
  type Elo,
  hashDoElo,
  type LinhaDaAuditoria,
  type Marco,
  type OrigemDoElo,
  type Ponta,
  type Resumir,
  SEM_ANTERIOR,
  textoDaLinha,
} from './encadeamento.ts';
import type { Problema, TipoDeProblema } from './problema.ts';

/** Whether the mark of a row is the one the server gave it; absent in rows of earlier versions. */
export type EstadoDaMarca = 'confere' | 'nao-confere' | 'ausente';

/** A link with the row it vouches for, as both are now; null if the row is gone. */
export interface EloComLinha extends Elo {
  readonly linha: LinhaDaAuditoria | null;
  /** Proof of the words that the row holds now. */
  readonly palavrasAgora: string | null;
  /** The office named by the row itself. */
  readonly orgaoDaLinha: number | null;
  readonly marca: EstadoDaMarca;
  /** An approved listagem de eliminação destroyed the row, under the server's mark. */
  readonly eliminada: boolean;
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

/** Seals and marks count from the marco on; what an earlier version wrote has neither. */
interface Regras {
  readonly resumir: Resumir;
  readonly selar: Resumir;
  /** Null: there is none, and nothing tells old links from new ones. */
  readonly marco: Marco | null;
}

const isAntigo = (marco: Marco | null, { idOuvidoria, numero }: Elo): boolean =>
  marco === null || numero <= (marco.get(idOuvidoria)?.numero ?? 0);

const problemaDaLinha = ({ resumir, marco }: Regras, elo: EloComLinha): Problema[] => {
  if (!elo.linha) return elo.eliminada ? [] : [problema('linha-removida', elo)];
  if (resumir(textoDaLinha(elo.origem, elo.linha, elo.palavras)) !== elo.resumo) {
    return [problema('linha-alterada', elo)];
  }
  if (elo.palavras !== null && elo.palavrasAgora !== elo.palavras) {
    return [problema('palavras-alteradas', elo)];
  }
  if (elo.marca === 'nao-confere' || (elo.marca === 'ausente' && !isAntigo(marco, elo))) {
    return [problema('linha-sem-marca', elo)];
  }
  return elo.orgaoDaLinha === elo.idOuvidoria ? [] : [problema('linha-de-outro-orgao', elo)];
};

const isSeloCerto = ({ selar, marco }: Regras, elo: Elo): boolean =>
  elo.selo === null ? isAntigo(marco, elo) : elo.selo === selar(elo.hash);

const problemaDoLugar = (regras: Regras, antes: Cadeia, elo: Elo): Problema[] => {
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
  const segue = faltam !== 0 || hashDoElo(regras.resumir, antes.hash, elo) === elo.hash;
  if (semProva || !segue || !isSeloCerto(regras, elo)) return [...removidos, problema('elo-alterado', elo)];
  // A sealed link proves its place by itself: rows are linked as their acts end, not by number.
  const ultimo = elo.selo === null ? (antes.ultimos[elo.origem] ?? 0) : Number.NEGATIVE_INFINITY;
  return elo.idOrigem > ultimo ? removidos : [...removidos, problema('elo-fora-de-ordem', elo)];
};

/**
 * Verifies links in the order (office, number), one at a time, remembering only the end of each
 * chain. After a problem it goes on from what is stored, so that one tampered row gives one
 * finding, not a thousand.
 */
export class Conferencia {
  readonly #regras: Regras;
  readonly #cadeias = new Map<number, Cadeia>();
  #elos = 0;

  constructor(regras: Regras) {
    this.#regras = regras;
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
    return [...problemaDoLugar(this.#regras, antes, elo), ...problemaDaLinha(this.#regras, elo)];
  }

  get elos(): number {
    return this.#elos;
  }

  /** Where each chain ends now. */
  get pontas(): ReadonlyMap<number, Ponta> {
    return new Map([...this.#cadeias].map(([id, { numero, hash }]) => [id, { numero, hash }]));
  }
}
