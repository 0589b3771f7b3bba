import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { documentoIdentificacao } from '../../contract.ts';
import { podeTrocarDocumento } from '../../domain/documento-policy.ts';
import { documentoEmUso, usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import {
  findUsuarioByDocumento,
  lockUsuario,
  type UsuarioRow,
  updateUsuario,
} from '../usuario-repository.ts';

/** A company that is asked for a CPF (S4-02) gives that of its representative; its CNPJ stays. */
const isCpfDoResponsavel = (conta: UsuarioRow, tipo: number): boolean =>
  tipo === TipoDocumento.cpf &&
  conta.id_tipo_pessoa === TipoPessoa.juridica &&
  conta.id_tipo_documento === TipoDocumento.cnpj;

/** Completes the pending step with a document, which stays unproven until gov.br confirms it. */
export const trocarDocumento = (
  { db, clock }: Platform,
  efeitos: EfeitosNaSessao,
  { idUsuario }: UsuarioAtual,
  documento: z.output<typeof documentoIdentificacao>,
  request: FastifyRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { tipoDocumentoIdentificacao: tipo, numeroDocumentoIdentificacao: numero } = documento;
    const conta = await lockUsuario(trx, idUsuario);
    if (!conta) throw usuarioNaoEncontrado();
    const doResponsavel = isCpfDoResponsavel(conta, tipo);
    enforce(
      podeTrocarDocumento({
        pedido: efeitos.documentoPedido(request),
        tipo,
        numero,
        atual: doResponsavel ? conta.cpf_responsavel : conta.numero_documento,
        isProvado: conta.documento_provado_em !== null,
      }),
    );
    if (doResponsavel) {
      await updateUsuario(trx, idUsuario, { cpf_responsavel: numero });
    } else {
      const owner = await findUsuarioByDocumento(trx, tipo, numero);
      if (owner && owner.id !== idUsuario) throw documentoEmUso();
      await updateUsuario(trx, idUsuario, { id_tipo_documento: tipo, numero_documento: numero });
    }
    await efeitos.concluirRecuperacao(trx, request);
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Alteração de documento',
      idResponsavel: idUsuario,
      informacoes: { tipo },
      ocorridoEm: clock.now(),
    });
  });
