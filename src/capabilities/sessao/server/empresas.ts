import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type EmpresaProvada,
  findOrCreateEmpresa,
  insertHistorico,
  listUsuariosByCnpj,
} from '#capabilities/usuario/server/index.ts';
import { desmascararCnpj, desmascararCpf } from '#kernel/numeros/documento.ts';
import { decrypt } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { GovbrClient, PessoaGovbr } from '#server/sign-on/govbr-client.ts';
import { SignOnError } from '#server/sign-on/sign-on-error.ts';
import type { Empresa } from '../contract.ts';
import { assertPodeEntrar } from '../domain/entrada-policy.ts';
import {
  cpfDeOutraPessoa,
  empresaNaoLigada,
  empresasIndisponiveis,
  empresasNaoPermitidas,
  semGovbr,
} from '../domain/sessao-errors.ts';
import type { SessaoAberta } from './sessao-lida.ts';
import { endSessoesDoUsuario, findTokensGovbr } from './sessao-repository.ts';
import type { Sessoes } from './sessoes.ts';

/** The companies that the national registry links to the CPF, and signing in as one of them. */
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
      if (!(error instanceof SignOnError)) throw error;
      throw error.reason === 'empresas-nao-permitidas' ? empresasNaoPermitidas() : empresasIndisponiveis();
    }
  };

  const listar = async (request: FastifyRequest, cpfInformado: string): Promise<Empresa[]> => {
    const sessao = sessoes.current(request);
    const cpf = desmascararCpf(cpfInformado);
    if (!sessao.pessoa.cpfGovbr) throw semGovbr();
    if (cpf !== sessao.pessoa.cpfGovbr) throw cpfDeOutraPessoa();
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

  const contaDaEmpresa = async (trx: Db, empresa: EmpresaProvada) => {
    const agora = clock.now();
    const encerrarSessoes = async (db: Db, id: number) => {
      await endSessoesDoUsuario(db, id, agora, null);
    };
    const conta = await findOrCreateEmpresa(
      { platform, trx, agora, donoNaSessao: null, encerrarSessoes },
      empresa,
    );
    assertPodeEntrar(conta);
    return conta.id;
  };

  const entrar = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pedido: { cnpj: string; idUsuario?: number | null | undefined },
  ): Promise<SessaoAberta> => {
    const sessao = sessoes.current(request);
    const { cpfGovbr: cpf } = sessao.pessoa;
    if (!cpf) throw semGovbr();
    const cnpj = desmascararCnpj(pedido.cnpj);
    const { sealed } = await tokensOf(sessao);
    const empresa = (await ligadas(sessao, cpf)).find((e) => e.cnpj === cnpj);
    if (!empresa) throw empresaNaoLigada();
    return db.transaction().execute(async (trx) => {
      const idUsuario = await contaDaEmpresa(trx, { cnpj, razaoSocial: empresa.razaoSocial, cpf });
      if (pedido.idUsuario && pedido.idUsuario !== idUsuario) throw empresaNaoLigada();
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Entrada',
        idResponsavel: sessao.pessoa.idUsuario,
        informacoes: { meio: 'empresa' },
        ocorridoEm: clock.now(),
      });
      return sessoes.open(request, reply, trx, { idUsuario, govbr: { cpf, tokens: sealed } });
    });
  };

  return { listar, entrar };
};
