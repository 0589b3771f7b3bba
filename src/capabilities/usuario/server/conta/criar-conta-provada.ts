import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { insertUsuarioSeLivre, type NovoUsuario, type UsuarioRow } from '../usuario-repository.ts';
import type { Vinculo } from './tomar-posse.ts';

type ContaProvada = Omit<NovoUsuario, 'documento_provado_em' | 'ativado_em' | 'criado_em'>;

/**
 * A new account whose document gov.br proved; undefined if another sign-on created it at the same
 * moment.
 */
export const criarContaProvada = async (
  { trx, agora }: Vinculo,
  dados: ContaProvada,
): Promise<UsuarioRow | undefined> => {
  const conta = await insertUsuarioSeLivre(trx, {
    ...dados,
    documento_provado_em: agora,
    ativado_em: agora,
    criado_em: agora,
  });
  if (conta) {
    await insertHistorico(trx, {
      idUsuario: conta.id,
      acao: 'Cadastro',
      idResponsavel: conta.id,
      informacoes: { meio: 'gov.br' },
      ocorridoEm: agora,
    });
  }
  return conta;
};
