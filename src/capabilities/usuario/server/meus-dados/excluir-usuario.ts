import { deleteRascunhosDoDono } from '#capabilities/rascunho/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { marcaDosRascunhos } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { deleteEmailsDoUsuario } from '#server/mail/email-saida-repository.ts';
import type { Platform } from '#server/platform.ts';
import type { Transferencia } from '../../domain/gestao.ts';
import { trabalhoAberto } from '../../domain/gestao-errors.ts';
import { podeExcluirAPropria, podeExcluirDeOutro, restaAdministrador } from '../../domain/gestao-policy.ts';
import { usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import { deleteCadastroOpcional, deleteSegundosFatores } from '../cadastro-repository.ts';
import { deleteTokens } from '../conta/token-repository.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { anotar } from '../gestao/anotar.ts';
import { lockAdministracao } from '../gestao/perfis-repository.ts';
import { type Gerido, lockGerido, ouvidoriaDaConta } from '../gestao/pessoa.ts';
import { nomeDoPerfil } from '../gestao/pessoa-presenter.ts';
import { listTrabalho, trabalhoAoAlcance } from '../gestao/trabalho/trabalho.ts';
import { avisarTrabalhoDeixado } from '../gestao/trabalho/trabalho-deixado.ts';
import { type QuemGerePessoas, transferirEm } from '../gestao/trabalho/transferir.ts';
import { endPerfisDoUsuario, listPerfisDoUsuario } from '../perfil-repository.ts';
import { lockUsuario, type UsuarioRow, updateUsuario } from '../usuario-repository.ts';
import { insertHistorico } from './historico-repository.ts';

/** Only the bare row is kept, because cases point at it (LGPD art. 16, I: legal obligation). */
export const anonimizar = async (
  trx: Db,
  { id, email }: Pick<UsuarioRow, 'id' | 'email'>,
  agora: Date,
): Promise<void> => {
  await updateUsuario(trx, id, {
    // A login with a colon cannot be registered, so nobody can already have this one.
    login: `excluido:${id}`,
    nome: 'Conta excluída',
    nome_social: null,
    email: null,
    telefone: null,
    numero_documento: null,
    documento_provado_em: null,
    cpf_responsavel: null,
    cpf_do_convite: null,
    confiabilidade: null,
    novidades_vistas: null,
    senha_hash: null,
    excluido_em: agora,
  });
  await deleteTokens(trx, id);
  await deleteCadastroOpcional(trx, id);
  await deleteSegundosFatores(trx, id);
  await deleteEmailsDoUsuario(trx, id, email);
  await endPerfisDoUsuario(trx, id, agora);
};

/** Somebody with a pending registration can only delete their own account. */
const alvoDe = ({ idUsuario, cadastroPendente }: UsuarioAtual, idAlvo: number | undefined): number => {
  if (idAlvo === undefined || idAlvo === idUsuario) return idUsuario;
  if (cadastroPendente) throw usuarioNaoEncontrado();
  return idAlvo;
};

/**
 * A deleted account has no page from which its work could be passed on later. What does not exist for who deletes it is taken up
 * on the page of the case, by who may have it and is told.
 */
const semTrabalhoAberto = async (
  platform: Platform,
  trx: Db,
  quem: QuemGerePessoas,
  gerido: Gerido,
  transferencias: readonly Transferencia[] | undefined,
): Promise<void> => {
  await transferirEm(platform, trx, quem, gerido, transferencias);
  const resta = await listTrabalho(trx, gerido.row.id);
  if (trabalhoAoAlcance(resta, quem.usuario).length > 0) throw trabalhoAberto();
  await avisarTrabalhoDeixado(platform, trx, quem, gerido, () => true);
};

const assertPodeExcluirAPropria = async (trx: Db, { idUsuario, idPerfil }: UsuarioAtual, agora: Date) => {
  const administracao = await lockAdministracao(trx, agora);
  const minhas = administracao.filter((each) => each.idUsuario === idUsuario);
  enforce(
    podeExcluirAPropria(
      { idPerfil },
      {
        temPerfil: (await listPerfisDoUsuario(trx, idUsuario, agora)).length > 0,
        isUltimoAdministrador: minhas.length > 0 && minhas.length === administracao.length,
      },
    ),
  );
};

/** The log outlives the account: of a person it keeps the profiles, not the name just removed. */
const anotarExclusao = (platform: Platform, trx: Db, quem: UsuarioAtual, gerido: Gerido): Promise<void> => {
  const { id, nome, e_sistema, perfis } = gerido.row;
  return anotar(
    platform,
    trx,
    quem,
    { id, nome: e_sistema ? nome : `Conta nº ${id}` },
    {
      acao: 'Exclusão',
      idOuvidoria: ouvidoriaDaConta(gerido),
      antes: {
        perfis: perfis.map(({ idPerfil, sigla }) => `${nomeDoPerfil(idPerfil)} em ${sigla}`),
        ativada: gerido.pessoa.isAtivada,
      },
    },
  );
};

export const excluirUsuario = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  quem: QuemGerePessoas,
  pedido: {
    readonly idUsuario?: number | undefined;
    readonly transferencias?: readonly Transferencia[] | undefined;
  },
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const agora = platform.clock.now();
    const { usuario } = quem;
    const id = alvoDe(usuario, pedido.idUsuario);
    const alvo = await lockUsuario(trx, id);
    if (!alvo) throw usuarioNaoEncontrado();
    const gerido = id === usuario.idUsuario ? null : await lockGerido(platform, trx, usuario, id);
    if (gerido) {
      enforce(podeExcluirDeOutro(usuario, gerido.pessoa));
      enforce(restaAdministrador(await lockAdministracao(trx, agora), ({ idUsuario }) => idUsuario === id));
      await semTrabalhoAberto(platform, trx, quem, gerido, pedido.transferencias);
    } else await assertPodeExcluirAPropria(trx, usuario, agora);
    await anonimizar(trx, alvo, agora);
    await deleteRascunhosDoDono(trx, marcaDosRascunhos(platform, id));
    await efeitos.encerrarOutras(trx, id);
    if (gerido) await anotarExclusao(platform, trx, usuario, gerido);
    else {
      await insertHistorico(trx, { idUsuario: id, acao: 'Exclusão', idResponsavel: id, ocorridoEm: agora });
    }
  });
