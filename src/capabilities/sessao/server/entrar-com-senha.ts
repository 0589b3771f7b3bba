import type { FastifyReply, FastifyRequest } from 'fastify';
import { findUsuarioByLogin, insertHistorico } from '#capabilities/usuario/server/index.ts';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import { readSecret } from '#server/http/secret-cookie.ts';
import { isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { assertPodeEntrar } from '../domain/entrada-policy.ts';
import { credenciaisInvalidas } from '../domain/sessao-errors.ts';
import { Cookie, comDispositivo, dispositivoDe, setDispositivo } from './cookies.ts';
import type { SessaoAberta, Sessoes } from './sessoes.ts';

export interface Credenciais {
  readonly login: string;
  readonly senha: string;
  readonly modoAtualizacaoCadastro?: boolean | undefined;
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

export const createEntrarComSenha = (platform: Platform, sessoes: Sessoes) => {
  const { db, clock, config } = platform;
  const porConta: Brake = createBrake('senha-conta', CONTA, platform);
  const porEndereco: Brake = createBrake('senha-endereco', ENDERECO, platform);
  const dispositivoKey = config.keyFor('dispositivo');

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { login, senha, ...opcoes }: Credenciais,
  ): Promise<SessaoAberta> => {
    const cookie = readSecret(config, request, Cookie.dispositivo);
    const conhecido = dispositivoDe(dispositivoKey, login, cookie);
    // Each known browser has its own counter, whatever its address; all unknown ones share one.
    const conta = `${login.toLowerCase()}|${conhecido ?? 'desconhecido'}`;
    if (conhecido === null) await porEndereco.check(request.ip);
    await porConta.check(conta);
    await porConta.count(conta);
    const usuario = await findUsuarioByLogin(db, login);
    const isRight = await verifyPassword(senha, usuario?.senha_hash ?? null);
    if (!usuario || !isRight) {
      if (conhecido === null) await porEndereco.count(request.ip);
      throw credenciaisInvalidas();
    }
    await porConta.forgive(conta);
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
