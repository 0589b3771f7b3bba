import { deleteRascunhosDoDono } from '#capabilities/rascunho/server/index.ts';
import { marcaDosRascunhos } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { deleteCadastroOpcional, deleteSegundosFatores } from '../cadastro-repository.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { type UsuarioRow, updateUsuario } from '../usuario-repository.ts';
import { voidTokens } from './token-repository.ts';

export interface Vinculo {
  readonly platform: Platform;
  readonly trx: Db;
  readonly agora: Date;
  /** The account that the same browser is signed in to, with all that it asks for; null if none. */
  readonly donoNaSessao: number | null;
  encerrarSessoes(trx: Db, idUsuario: number): Promise<void>;
}

type DadosProvados = Pick<UsuarioRow, 'nome' | 'email' | 'telefone'> &
  Partial<Pick<UsuarioRow, 'nome_social' | 'confiabilidade' | 'cpf_responsavel'>>;

/**
 * gov.br proves for the first time whose document this is. Whoever typed it until now may be
 * somebody else, so every way in that they know ends here: the password, the second factor, open sessions,
 * links already sent and the e-mail that could ask for new ones. The address, drafts and other data that they
 * entered are not the owner's either. Only for accounts that `posseDe` lets be taken.
 */
export const tomarPosse = async (
  { platform, trx, agora, encerrarSessoes }: Vinculo,
  { id, ativado_em }: UsuarioRow,
  dados: DadosProvados,
): Promise<UsuarioRow> => {
  await voidTokens(trx, id, agora);
  await encerrarSessoes(trx, id);
  await deleteCadastroOpcional(trx, id);
  await deleteSegundosFatores(trx, id);
  await deleteRascunhosDoDono(trx, marcaDosRascunhos(platform, id));
  await insertHistorico(trx, {
    idUsuario: id,
    acao: 'Vínculo com o gov.br',
    idResponsavel: id,
    ocorridoEm: agora,
  });
  return updateUsuario(trx, id, {
    ...dados,
    senha_hash: null,
    troca_senha: false,
    documento_provado_em: agora,
    ativado_em: ativado_em ?? agora,
    de_convite: false,
  });
};
