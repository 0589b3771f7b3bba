import type { FastifyReply, FastifyRequest } from 'fastify';
import { govbrConta } from '#capabilities/segundo-fator/domain/fator.ts';
import { findOrCreateByGovbr, insertHistorico } from '#capabilities/usuario/server/index.ts';
import { caminhoSeguro } from '#kernel/endereco/redirecionamento.ts';
import { DomainError } from '#kernel/errors.ts';
import { minutes } from '#server/clock.ts';
import { encrypt, hashSecret, newSecret } from '#server/crypto/secret.ts';
import { isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { GovbrClient, PessoaGovbr } from '#server/sign-on/govbr-client.ts';
import { SignOnError } from '#server/sign-on/sign-on-error.ts';
import { assertPodeEntrar } from '../domain/entrada-policy.ts';
import { contaBloqueada } from '../domain/sessao-errors.ts';
import { setEntradaGovbr, takeEntradaDoNavegador } from './cookies.ts';
import { type EntradaGovbr, insertEntradaGovbr, takeEntradaGovbr } from './entrada-govbr-repository.ts';
import { isFatorPendente } from './sessao-lida.ts';
import { endSessoesDoUsuario } from './sessao-repository.ts';
import type { Sessoes } from './sessoes.ts';

const VALIDADE_DA_ENTRADA = minutes(10);

export interface PedidoDeEntrada {
  readonly redirect?: string | undefined;
  readonly tipoLogin?: 'PF' | 'PJ' | undefined;
  readonly modoAtualizacaoCadastro?: boolean | undefined;
}

const loginPage = (query: Record<string, string>): string => `/web/login?${new URLSearchParams(query)}`;

/** Null for a failure that is not a refusal: it is not explained to the person. */
const motivoDaRecusa = (error: unknown): string | null => {
  if (error instanceof SignOnError) return error.reason;
  const isBloqueada = error instanceof DomainError && error.code === contaBloqueada().code;
  return isBloqueada ? 'conta-bloqueada' : null;
};

/** Sends the person back to the login page, which explains the reason and offers both ways in. */
const recusar = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const motivo = motivoDaRecusa(error);
  if (motivo === null) throw error;
  request.log.warn({ motivo }, 'entrada pelo gov.br recusada');
  return reply.redirect(loginPage({ erroGovbr: motivo }));
};

export const createEntrarComGovbr = (platform: Platform, sessoes: Sessoes, govbr: GovbrClient) => {
  const { db, clock, config } = platform;
  const tokensKey = config.keyFor('tokens-govbr');

  const openFor = (
    request: FastifyRequest,
    reply: FastifyReply,
    pessoa: PessoaGovbr,
    entrada: EntradaGovbr,
  ) =>
    db.transaction().execute(async (trx) => {
      const agora = clock.now();
      const encerrarSessoes = async (db: typeof trx, id: number) => {
        await endSessoesDoUsuario(db, id, agora, null);
      };
      const atual = sessoes.find(request)?.pessoa;
      const donoNaSessao = atual && !isFatorPendente(atual) ? atual.idUsuario : null;
      const conta = await findOrCreateByGovbr(
        { platform, trx, agora, donoNaSessao, encerrarSessoes },
        pessoa,
      );
      assertPodeEntrar(conta);
      await insertHistorico(trx, {
        idUsuario: conta.id,
        acao: 'Entrada',
        idResponsavel: conta.id,
        informacoes: { meio: 'gov.br' },
        ocorridoEm: agora,
      });
      return sessoes.open(request, reply, trx, {
        idUsuario: conta.id,
        recuperacaoCadastro: entrada.recuperacaoCadastro,
        fatorConfirmado: govbrConta(config.segundoFator.govbr, pessoa.confiabilidade),
        govbr: { cpf: pessoa.cpf, tokens: encrypt(tokensKey, JSON.stringify(pessoa.tokens)) },
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
    setEntradaGovbr(isSecure(config, request), request, reply, { state, validade: VALIDADE_DA_ENTRADA });
    return reply.redirect(String(url));
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const callbackUrl = new URL(request.url, browserOrigin(request, config));
    const state = callbackUrl.searchParams.get('state') ?? '';
    const sameBrowser = takeEntradaDoNavegador(isSecure(config, request), request, reply, state);
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
