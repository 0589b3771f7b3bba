import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import type { dadosDoCadastro, documentoIdentificacao } from '../contract.ts';
import {
  contaDeTrabalho,
  documentoEmUso,
  foraDaSuaOuvidoria,
  linkInvalido,
  usuarioNaoEncontrado,
} from '../domain/usuario-errors.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import {
  endPerfisDoUsuario,
  findUsuario,
  findUsuarioByDocumento,
  hasPerfilDeTrabalho,
  insertHistorico,
  updateUsuario,
  useToken,
} from './usuario-repository.ts';

/** The person's own data: confirm the e-mail, save, change the document, leave. */
export const createCadastro = (platform: Platform, efeitos: EfeitosNaSessao) => {
  const { db, clock } = platform;
  return {
    ativar: (token: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const used = await useToken(trx, hashSecret(token), 'ativar', clock.now());
        if (!used) throw linkInvalido();
        await updateUsuario(trx, used.id_usuario, { ativado_em: clock.now() });
        await insertHistorico(trx, {
          idUsuario: used.id_usuario,
          acao: 'Ativação',
          idResponsavel: used.id_usuario,
          ocorridoEm: clock.now(),
        });
      }),

    salvar: (usuario: UsuarioAtual, dados: z.output<typeof dadosDoCadastro>): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await updateUsuario(trx, usuario.idUsuario, {
          nome: dados.nome,
          nome_social: dados.nomeSocial || null,
          email: dados.email,
          telefone: dados.telefone || null,
        });
        await insertHistorico(trx, {
          idUsuario: usuario.idUsuario,
          acao: 'Alteração de dados',
          idResponsavel: usuario.idUsuario,
          ocorridoEm: clock.now(),
        });
      }),

    trocarDocumento: (
      usuario: UsuarioAtual,
      documento: z.output<typeof documentoIdentificacao>,
      request: FastifyRequest,
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { tipoDocumentoIdentificacao: tipo, numeroDocumentoIdentificacao: numero } = documento;
        const owner = await findUsuarioByDocumento(trx, tipo, numero);
        if (owner && owner.id !== usuario.idUsuario) throw documentoEmUso();
        await updateUsuario(trx, usuario.idUsuario, { id_tipo_documento: tipo, numero_documento: numero });
        await efeitos.concluirRecuperacao(trx, request);
        await insertHistorico(trx, {
          idUsuario: usuario.idUsuario,
          acao: 'Alteração de documento',
          idResponsavel: usuario.idUsuario,
          informacoes: { tipo },
          ocorridoEm: clock.now(),
        });
      }),

    /**
     * Takes out what identifies the person and keeps the row, because cases point at it (LGPD art. 16, I: kept for
     * legal obligation). Staff accounts are ended by who administers them, never by a slip of one's own.
     */
    excluir: (usuario: UsuarioAtual, idAlvo: number | undefined): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const id = idAlvo ?? usuario.idUsuario;
        const isOwn = id === usuario.idUsuario;
        const alvo = await findUsuario(trx, id);
        if (!alvo) throw usuarioNaoEncontrado();
        if (isOwn && (await hasPerfilDeTrabalho(trx, id))) throw contaDeTrabalho();
        if (!isOwn) {
          const isAdministrador = usuario.idPerfil === Perfil.administrador;
          const isGestao = usuario.idPerfil === Perfil.gestor || usuario.idPerfil === Perfil.cadastrador;
          const inOwnOffice =
            isGestao &&
            usuario.idOuvidoria !== null &&
            (await hasPerfilDeTrabalho(trx, id, usuario.idOuvidoria));
          if (!isAdministrador && !inOwnOffice) throw foraDaSuaOuvidoria();
        }
        const agora = clock.now();
        await updateUsuario(trx, id, {
          login: `excluido-${id}`,
          nome: 'Conta excluída',
          nome_social: null,
          email: null,
          telefone: null,
          numero_documento: null,
          cpf_responsavel: null,
          senha_hash: null,
          excluido_em: agora,
        });
        await endPerfisDoUsuario(trx, id, agora);
        await efeitos.encerrarOutras(trx, id);
        await insertHistorico(trx, {
          idUsuario: id,
          acao: 'Exclusão',
          idResponsavel: usuario.idUsuario,
          ocorridoEm: agora,
        });
      }),
  };
};
