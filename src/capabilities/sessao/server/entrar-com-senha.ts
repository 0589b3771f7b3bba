import type { FastifyReply, FastifyRequest } from 'fastify';
import { cobrarProva, type Prova } from '#capabilities/codigo-acesso/server/index.ts';
import { findUsuarioByLogin, insertHistorico } from '#capabilities/usuario/server/index.ts';
import { DomainError, tooMany } from '#kernel/errors.ts';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import { readSecret } from '#server/http/secret-cookie.ts';
import { isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { assertPodeEntrar } from '../domain/entrada-policy.ts';
import { credenciaisInvalidas } from '../domain/sessao-errors.ts';
import { Cookie, comDispositivo, dispositivoDe, setDispositivo } from './cookies.ts';
import { BITS_DA_ENTRADA, naFaixa } from './faixas-da-senha.ts';
import type { SessaoAberta } from './sessao-lida.ts';
import type { Sessoes } from './sessoes.ts';

export interface Credenciais {
  readonly login: string;
  readonly senha: string;
  readonly modoAtualizacaoCadastro?: boolean | undefined;
  /** What an unknown browser computed, while strangers' mistakes make the account wait. */
  readonly desafio?: string | undefined;
  readonly solucao?: string | undefined;
}

const MINUTES = 60;

/**
 * After a few wrong passwords the account must wait, longer each time. Strangers' mistakes do not
 * slow the owner's own browser.
 */
const CONTA = {
  free: 5,
  memorySeconds: 24 * 60 * MINUTES,
  firstPauseSeconds: 15,
  longestPauseSeconds: 15 * MINUTES,
};
/**
 * One person must not lock out a whole office behind the same address: the wait is a few seconds
 * and does not grow.
 */
const ENDERECO = {
  free: 200,
  memorySeconds: 15 * MINUTES,
  firstPauseSeconds: 5,
  longestPauseSeconds: 5,
};

/**
 * While strangers make an account wait, a new browser may pay for its try with a puzzle and then waits only for mistakes
 * from its own address prefix. Guessing stays slow: the paid tries of an account have an end, whoever pays.
 */
const PAGAS_DA_CONTA = { ...CONTA, free: 100 };

const isPausa = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind === 'too-many';

export const createEntrarComSenha = (platform: Platform, sessoes: Sessoes) => {
  const { db, clock, config } = platform;
  const porConta: Brake = createBrake('senha-conta', CONTA, platform);
  const porEndereco: Brake = createBrake('senha-endereco', ENDERECO, platform);
  const pagas: Brake = createBrake('senha-paga', CONTA, platform);
  const pagasDaConta: Brake = createBrake('senha-pagas-da-conta', PAGAS_DA_CONTA, platform);
  const dispositivoKey = config.keyFor('dispositivo');

  /** Whose counter the try counts in; refuses while a pause lasts, with the puzzle that leads past strangers' mistakes. */
  const contar = async (login: string, conhecido: string | null, prefixo: string, prova: Prova) => {
    // Each known browser has its own counter, whatever its address; all unknown ones share one.
    const conta = `${login}|${conhecido ?? 'desconhecido'}`;
    try {
      await porConta.check(conta);
      await porConta.count(conta);
      return { freio: porConta, quem: conta };
    } catch (error) {
      if (conhecido !== null || !isPausa(error)) throw error;
      const paga = `${login}|${prefixo}`;
      // Whoever used up the paid tries as well is told to wait, and gets no other puzzle.
      await pagas.check(paga);
      await pagasDaConta.check(login);
      await cobrarProva(platform, prova, BITS_DA_ENTRADA).catch((semProva: unknown) => {
        throw isPausa(semProva)
          ? tooMany(error.code, error.message, { ...error.details, ...semProva.details })
          : semProva;
      });
      await pagas.count(paga);
      await pagasDaConta.count(login);
      return { freio: pagas, quem: paga };
    }
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { login, senha, desafio = '', solucao = '', ...opcoes }: Credenciais,
  ): Promise<SessaoAberta> => {
    const cookie = readSecret(config, request, Cookie.dispositivo);
    const conhecido = dispositivoDe(dispositivoKey, login, cookie);
    const prefixo = remetenteDe(platform, request);
    if (conhecido === null) await porEndereco.check(prefixo);
    const prova = { desafio, solucao };
    const contado = await contar(login.toLowerCase(), conhecido, prefixo, prova);
    const usuario = await findUsuarioByLogin(db, login);
    const isRight = await naFaixa(platform, { isConhecido: conhecido !== null, prefixo, prova }, () =>
      verifyPassword(senha, usuario?.senha_hash ?? null),
    );
    if (!usuario || !isRight) {
      if (conhecido === null) await porEndereco.count(prefixo);
      // Told apart from input that is merely wrong, so that guessing shows in the log; whose account it was does not.
      request.log.warn({ motivo: 'credenciais' }, 'entrada com senha recusada');
      throw credenciaisInvalidas();
    }
    await contado.freio.forgive(contado.quem);
    // Only somebody who knows the password learns the state of the account.
    assertPodeEntrar(usuario);
    setDispositivo(isSecure(config, request), reply, comDispositivo(dispositivoKey, login, cookie));
    return db.transaction().execute(async (trx) => {
      await insertHistorico(trx, {
        idUsuario: usuario.id,
        acao: 'Entrada',
        idResponsavel: usuario.id,
        informacoes: { meio: 'senha' },
        ocorridoEm: clock.now(),
      });
      return sessoes.open(request, reply, trx, {
        idUsuario: usuario.id,
        recuperacaoCadastro: opcoes.modoAtualizacaoCadastro ?? false,
      });
    });
  };
};
