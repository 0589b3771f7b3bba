import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  findUsuarioByDocumento,
  insertHistorico,
  insertUsuario,
  updateUsuario,
} from '#capabilities/usuario/server/index.ts';
import { TipoDocumento, TipoPessoa } from '#kernel/documento.ts';
import { minutes } from '#server/clock.ts';
import { encrypt, hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { GovbrClient, PessoaGovbr } from '#server/sign-on/govbr-client.ts';
import { SignOnError } from '#server/sign-on/sign-on-error.ts';
import { caminhoSeguro } from '../domain/redirecionamento.ts';
import { contaBloqueada } from '../domain/sessao-errors.ts';
import { type EntradaGovbr, insertEntradaGovbr, takeEntradaGovbr } from './entrada-govbr-repository.ts';
import type { Sessoes } from './sessoes.ts';

const ENTRADA_COOKIE = 'govbr-entrada';
const VALIDADE_DA_ENTRADA = minutes(10);

export interface PedidoDeEntrada {
  readonly redirect?: string | undefined;
  readonly tipoLogin?: 'PF' | 'PJ' | undefined;
  readonly modoAtualizacaoCadastro?: boolean | undefined;
}

const loginPage = (query: Record<string, string>): string => `/web/login?${new URLSearchParams(query)}`;

/** Back to the login page, which explains the reason and offers both ways in; no session is opened. */
const recusar = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  if (!(error instanceof SignOnError)) throw error;
  request.log.warn({ code: error.code }, 'entrada pelo gov.br recusada');
  return reply.redirect(loginPage({ erroGovbr: error.reason }));
};

export const createEntrarComGovbr = (platform: Platform, sessoes: Sessoes, govbr: GovbrClient) => {
  const { db, clock, config } = platform;
  const tokensKey = config.keyFor('tokens-govbr');

  const link = async (trx: Db, pessoa: PessoaGovbr): Promise<number> => {
    const agora = clock.now();
    const existing = await findUsuarioByDocumento(trx, TipoDocumento.cpf, pessoa.cpf);
    if (existing?.bloqueado_em) throw contaBloqueada();
    if (existing) {
      await updateUsuario(trx, existing.id, {
        confiabilidade: pessoa.confiabilidade,
        nome_social: existing.nome_social ?? pessoa.nomeSocial,
        email: existing.email ?? pessoa.email,
        // The national base vouches for the person, so an unconfirmed e-mail no longer stands in the way.
        ativado_em: existing.ativado_em ?? agora,
      });
      return existing.id;
    }
    const id = await insertUsuario(trx, {
      login: `govbr-${createHash('sha256').update(newSecret()).digest('hex').slice(0, 12)}`,
      nome: pessoa.nome,
      nome_social: pessoa.nomeSocial,
      email: pessoa.email,
      telefone: pessoa.telefone,
      id_tipo_pessoa: TipoPessoa.fisica,
      id_tipo_documento: TipoDocumento.cpf,
      numero_documento: pessoa.cpf,
      confiabilidade: pessoa.confiabilidade,
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

  const openFor = (
    request: FastifyRequest,
    reply: FastifyReply,
    pessoa: PessoaGovbr,
    entrada: EntradaGovbr,
  ) =>
    db.transaction().execute(async (trx) => {
      const idUsuario = await link(trx, pessoa);
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Entrada',
        idResponsavel: idUsuario,
        informacoes: { meio: 'gov.br' },
        ocorridoEm: clock.now(),
      });
      return sessoes.open(request, reply, trx, {
        idUsuario,
        recuperacaoCadastro: entrada.recuperacaoCadastro,
        tokensGovbr: encrypt(tokensKey, JSON.stringify(pessoa.tokens)),
      });
    });

  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pedido: PedidoDeEntrada,
  ): Promise<FastifyReply> => {
    const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
    const entrada: EntradaGovbr = {
      nonce,
      codeVerifier,
      redirecionar: caminhoSeguro(pedido.redirect),
      tipoLogin: pedido.tipoLogin ?? 'PF',
      recuperacaoCadastro: pedido.modoAtualizacaoCadastro ?? false,
    };
    const url = await govbr.authorizationUrl({
      origin: browserOrigin(request, config),
      state,
      nonce,
      codeVerifier,
      empresa: entrada.tipoLogin === 'PJ',
    });
    await insertEntradaGovbr(db, hashSecret(state), entrada, clock.now());
    // Ties the sign-on to this browser: a link with somebody else's code opens no session here.
    reply.setCookie(ENTRADA_COOKIE, state, {
      path: '/api/app-web/v1/govbr',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: VALIDADE_DA_ENTRADA / 1000,
    });
    return reply.redirect(String(url));
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const callbackUrl = new URL(request.url, browserOrigin(request, config));
    const state = callbackUrl.searchParams.get('state') ?? '';
    const sameBrowser = state !== '' && request.cookies[ENTRADA_COOKIE] === state;
    reply.clearCookie(ENTRADA_COOKIE, { path: '/api/app-web/v1/govbr' });
    const desde = new Date(clock.now().getTime() - VALIDADE_DA_ENTRADA);
    const entrada = sameBrowser ? await takeEntradaGovbr(db, hashSecret(state), desde) : null;
    if (!entrada) throw new SignOnError('estado-invalido');
    const pessoa = await govbr.exchange({
      callbackUrl: callbackUrl.href,
      state,
      nonce: entrada.nonce,
      codeVerifier: entrada.codeVerifier,
    });
    await openFor(request, reply, pessoa, entrada);
    const { redirecionar, tipoLogin } = entrada;
    return reply.redirect(
      loginPage({ state: `tipoLogin=${tipoLogin}`, ...(redirecionar && { redirect: redirecionar }) }),
    );
  };

  return {
    entrar: (request: FastifyRequest, reply: FastifyReply, pedido: PedidoDeEntrada) =>
      begin(request, reply, pedido).catch((error) => recusar(request, reply, error)),
    retornar: (request: FastifyRequest, reply: FastifyReply) =>
      finish(request, reply).catch((error) => recusar(request, reply, error)),
  };
};
