import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';

/** What the authority reads of a drawn case: how it went, or also the answer without people. */
export type LeituraDaAmostra = 'metadados' | 'resposta';

export interface CasoSorteado {
  /**
   * Is, or ever was, a denúncia: its text stays sealed (Lei 13.608/2018, art. 4-B; Decreto
   * 10.153/2019, art. 6).
   */
  readonly protegida: boolean;
  readonly restrita: boolean;
  readonly idTipoIdentificacao: number;
}

/** Watching over an office unseals nothing: of a protected case it sees only how it went. */
export const leituraDaAmostra = ({
  protegida,
  restrita,
  idTipoIdentificacao,
}: CasoSorteado): LeituraDaAmostra =>
  protegida || restrita || idTipoIdentificacao !== TipoIdentificacao.semRestricao ? 'metadados' : 'resposta';
