import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  findUsuarioByDocumento,
  insertHistorico,
  insertUsuario,
  listUsuariosByCnpj,
} from '#capabilities/usuario/server/index.ts';
import { desmascararCnpj, desmascararCpf, TipoDocumento, TipoPessoa } from '#kernel/documento.ts';
import { decrypt } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { GovbrClient, PessoaGovbr } from '#server/sign-on/govbr-client.ts';
import { SignOnError } from '#server/sign-on/sign-on-error.ts';
import type { Empresa } from '../contract.ts';
import {
  cpfDeOutraPessoa,
  empresaNaoLigada,
  empresasIndisponiveis,
  semGovbr,
} from '../domain/sessao-errors.ts';
import { findTokensGovbr } from './sessao-repository.ts';
import type { SessaoAberta, Sessoes } from './sessoes.ts';

/** Legal persons: the companies the national base ties to the CPF behind the session, and working as one of them. */
export const createEmpresas = (platform: Platform, sessoes: Sessoes, govbr: GovbrClient) => {
  const { db, clock, config } = platform;

  const tokensOf = async (
    sessao: SessaoAberta,
  ): Promise<{ sealed: Buffer; tokens: PessoaGovbr['tokens'] }> => {
    const sealed = await findTokensGovbr(db, sessao.hash);
    if (!sealed) throw semGovbr();
    return {
      sealed,
      tokens: JSON.parse(decrypt(config.keyFor('tokens-govbr'), sealed)) as PessoaGovbr['tokens'],
    };
  };

  const ligadas = async (sessao: SessaoAberta, cpf: string) => {
    const { tokens } = await tokensOf(sessao);
    try {
      return await govbr.companies(tokens.accessToken, cpf);
    } catch (error) {
      if (error instanceof SignOnError) throw empresasIndisponiveis();
      throw error;
    }
  };

  const listar = async (request: FastifyRequest, cpfInformado: string): Promise<Empresa[]> => {
    const sessao = sessoes.current(request);
    const cpf = desmascararCpf(cpfInformado);
    if (cpf !== sessao.pessoa.cpf) throw cpfDeOutraPessoa();
    const empresas = await ligadas(sessao, cpf);
    const contas = await listUsuariosByCnpj(
      db,
      empresas.map((empresa) => empresa.cnpj),
    );
    return empresas.map(({ cnpj, razaoSocial, dataCriacao }) => {
      const conta = contas.find((c) => c.numero_documento === cnpj);
      return { cnpj, razaoSocial, dataCriacao, idUsuario: conta?.id ?? null, login: conta?.login ?? null };
    });
  };

  const contaDaEmpresa = async (trx: Db, cnpj: string, razaoSocial: string, cpf: string): Promise<number> => {
    const existing = await findUsuarioByDocumento(trx, TipoDocumento.cnpj, cnpj);
    if (existing) return existing.id;
    const agora = clock.now();
    const id = await insertUsuario(trx, {
      login: cnpj.toLowerCase(),
      nome: razaoSocial,
      email: null,
      id_tipo_pessoa: TipoPessoa.juridica,
      id_tipo_documento: TipoDocumento.cnpj,
      numero_documento: cnpj,
      cpf_responsavel: cpf,
      ativado_em: agora,
      criado_em: agora,
    });
    await insertHistorico(trx, {
      idUsuario: id,
      acao: 'Cadastro',
      idResponsavel: id,
      informacoes: { meio: 'gov.br' },
      ocorridoEm: agora,
    });
    return id;
  };

  const entrar = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pedido: { cnpj: string; idUsuario?: number | null | undefined },
  ): Promise<SessaoAberta> => {
    const sessao = sessoes.current(request);
    const { cpf } = sessao.pessoa;
    if (!cpf) throw semGovbr();
    const cnpj = desmascararCnpj(pedido.cnpj);
    const { sealed } = await tokensOf(sessao);
    const empresa = (await ligadas(sessao, cpf)).find((e) => e.cnpj === cnpj);
    if (!empresa) throw empresaNaoLigada();
    return db.transaction().execute(async (trx) => {
      const idUsuario = await contaDaEmpresa(trx, cnpj, empresa.razaoSocial, cpf);
      if (pedido.idUsuario && pedido.idUsuario !== idUsuario) throw empresaNaoLigada();
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Entrada',
        idResponsavel: sessao.pessoa.idUsuario,
        informacoes: { meio: 'empresa' },
        ocorridoEm: clock.now(),
      });
      return sessoes.open(request, reply, trx, { idUsuario, tokensGovbr: sealed });
    });
  };

  return { listar, entrar };
};
