import { TipoPessoa } from '#kernel/numeros/documento.ts';
import type { Platform } from '#server/platform.ts';
import type { PerfilCidadao } from '../domain/cadastro.ts';
import { opcaoInexistente, perfilSoDePessoaFisica, usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { findNomesDoPerfil, savePerfilCidadao } from './cadastro-repository.ts';
import { insertHistorico } from './meus-dados/historico-repository.ts';
import { findUsuario } from './usuario-repository.ts';

const campos = ['idEscolaridade', 'idRacaCor', 'idGenero', 'idFaixaEtaria', 'idProfissao'] as const;

/** The answers are not put in the history, where they could not be withdrawn (LGPD art. 8, §5). */
export const salvarPerfilCidadao = (
  { db, clock }: Platform,
  idUsuario: number,
  perfil: PerfilCidadao,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const agora = clock.now();
    const conta = await findUsuario(trx, idUsuario);
    if (!conta) throw usuarioNaoEncontrado();
    if (conta.id_tipo_pessoa === TipoPessoa.juridica) throw perfilSoDePessoaFisica();
    const nomes = await findNomesDoPerfil(trx, perfil);
    const inexistentes = campos.filter((campo) => perfil[campo] !== null && nomes[campo] === null);
    if (inexistentes.length > 0) throw opcaoInexistente(inexistentes);
    await savePerfilCidadao(trx, idUsuario, {
      id_escolaridade: perfil.idEscolaridade,
      id_raca_cor: perfil.idRacaCor,
      id_genero: perfil.idGenero,
      id_faixa_etaria: perfil.idFaixaEtaria,
      id_profissao: perfil.idProfissao,
      atualizado_em: agora,
    });
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Alteração de dados',
      idResponsavel: idUsuario,
      informacoes: { parte: 'dados opcionais' },
      ocorridoEm: agora,
    });
  });
