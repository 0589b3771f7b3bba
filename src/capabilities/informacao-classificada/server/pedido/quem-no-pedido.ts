import { EM_NOME, type EmNome } from '#capabilities/manifestacao/domain/em-nome.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import type { PedidoDoLeitor } from './pedido-do-leitor.ts';

/** Who stands behind a request about a pedido: an account, the holder of its access code, both or neither. */
export interface QuemNoPedido extends Pick<QuemAge, 'usuario'> {
  readonly chaves?: QuemAge['chaves'];
  /** Set only by the desk, which checked it: staff who do what the person asked for. */
  readonly emNome?: Omit<EmNome, 'idAtendimento' | 'sabeDe' | 'representante'> & {
    /** Who asked in the place of the person; a pedido hangs on no case, whose representação would tell. */
    readonly representante?: { readonly nome: string; readonly qualidade: string };
  };
}

/** How an act is signed. Whoever came with the access code has no account to be named by. */
export const autorNoPedido = (
  { usuario, emNome }: QuemNoPedido,
  { row, passos, isDono, pelaChave }: Pick<PedidoDoLeitor, 'row' | 'passos' | 'isDono' | 'pelaChave'>,
): { readonly id_responsavel: number | null; readonly responsavel: string } => {
  if (pelaChave || !usuario) return { id_responsavel: null, responsavel: row.requerente };
  if (emNome) {
    const { id_responsavel, responsavel } = assinar(usuario, row.sigla);
    return { id_responsavel, responsavel: `${responsavel}, ${EM_NOME}` };
  }
  return assinar(usuario, isDono ? null : (passos.at(-1)?.sigla ?? row.sigla));
};
