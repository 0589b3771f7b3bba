import type { FastifyRequest } from 'fastify';
import { CABECALHO_DE_CONFIRMACAO, type Confirma, confirme, podeSemConfirmar } from '#kernel/confirmacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import { decrypt, hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PasskeyUsada } from '../contract.ts';
import { CODIGO_DE_DEMONSTRACAO, lerCodigo } from '../domain/codigo.ts';
import { codigoErrado, passkeyRecusada, semFator } from '../domain/segundo-fator-errors.ts';
import { anotarEAvisar } from './avisar.ts';
import type { Desafios } from './desafios.ts';
import {
  findCredencial,
  listFatores,
  lockConta,
  takeCodigo,
  takePasso,
  updateContador,
} from './fator-repository.ts';
import type { Passkeys } from './passkey.ts';
import type { PortaDaSessao, SessaoNoFator } from './porta.ts';
import { hashDoCodigo } from './recuperacao.ts';
import { passoDoCodigo } from './totp.ts';

const MINUTES = 60;
/**
 * Per account, because sessions are cheap for whoever has the password. Nobody else gets here, so strangers slow nobody
 * down; a passkey, which cannot be guessed, is not slowed down at all.
 */
const FREIO = {
  free: 5,
  memorySeconds: 24 * 60 * MINUTES,
  firstPauseSeconds: 30,
  longestPauseSeconds: 15 * MINUTES,
};

export const CHAVE_DO_SEGREDO = 'fator.segredo';

/** Only without a factor of one's own, and never where real work is done. */
export const temFatorDeDemonstracao = ({ config }: Platform, tem: boolean): boolean =>
  config.isDemonstracao && !tem;

export const createConfirmar = (
  platform: Platform,
  porta: PortaDaSessao,
  { desafios, passkeys }: { desafios: Desafios; passkeys: Passkeys },
) => {
  const { db, clock, config } = platform;
  const freio = createBrake('segundo-fator', FREIO, platform);

  /** The act that a request asks for, without what it says: as a keyed hash, because it stands in the row of the session. */
  const atoDe = ({ method, url }: FastifyRequest): Buffer =>
    hmacBytes(config.keyFor('fator.ato'), `${method} ${url.split('?', 1)[0]}`);
  const paraDe = (para: string | undefined): Buffer | null =>
    para === undefined ? null : Buffer.from(para, 'base64url');

  const usarApp = async (trx: Db, idUsuario: number, digitos: string): Promise<boolean> => {
    const agora = clock.now();
    for (const { id, segredo, ultimo_passo } of await listFatores(trx, idUsuario)) {
      if (!segredo) continue;
      const aberto = Buffer.from(decrypt(config.keyFor(CHAVE_DO_SEGREDO), segredo), 'hex');
      const passo = passoDoCodigo(aberto, digitos, agora, ultimo_passo);
      if (passo !== null) return takePasso(trx, id, passo, agora);
    }
    return false;
  };

  const usarRecuperacao = async (trx: Db, idUsuario: number, codigo: string): Promise<boolean> => {
    const conta = await lockConta(trx, idUsuario);
    const hash = hashDoCodigo(config, idUsuario, codigo);
    if (!(await takeCodigo(trx, idUsuario, hash, clock.now()))) return false;
    await anotarEAvisar(platform, trx, conta, 'Código de recuperação usado');
    return true;
  };

  const usar = async (trx: Db, { idUsuario, fator }: SessaoNoFator, texto: string): Promise<boolean> => {
    const digitado = lerCodigo(texto);
    if (!digitado) return false;
    if (temFatorDeDemonstracao(platform, fator.tem))
      return digitado.tipo === 'app' && digitado.digitos === CODIGO_DE_DEMONSTRACAO;
    return digitado.tipo === 'app'
      ? usarApp(trx, idUsuario, digitado.digitos)
      : usarRecuperacao(trx, idUsuario, digitado.codigo);
  };

  const comCodigo = async (request: FastifyRequest, codigo: string, para?: string): Promise<void> => {
    const sessao = porta.atual(request);
    const isDeDemonstracao = temFatorDeDemonstracao(platform, sessao.fator.tem);
    if (!sessao.fator.tem && !isDeDemonstracao) throw semFator();
    const conta = String(sessao.idUsuario);
    await freio.check(conta);
    await freio.count(conta);
    const isCerto = await db.transaction().execute(async (trx) => {
      if (!(await usar(trx, sessao, codigo))) return false;
      await porta.confirmar(trx, request, paraDe(para));
      return true;
    });
    if (!isCerto) {
      request.log.warn({ motivo: 'codigo' }, 'segundo fator recusado');
      throw codigoErrado(isDeDemonstracao);
    }
    await freio.forgive(conta);
  };

  const comPasskey = async (
    request: FastifyRequest,
    { resposta, para }: { readonly resposta: PasskeyUsada; readonly para?: string | undefined },
  ): Promise<void> => {
    const { idSessao, idUsuario } = porta.atual(request);
    // Taken outside of the transaction: a wrong answer uses it up as well.
    const desafio = (await desafios.tomar(db, idSessao, 'confirmar')).toString('utf8');
    await db.transaction().execute(async (trx) => {
      await lockConta(trx, idUsuario);
      const fator = await findCredencial(trx, Buffer.from(resposta.id, 'base64url'));
      if (fator?.id_usuario !== idUsuario) throw passkeyRecusada();
      const contador = await passkeys.usada(request, desafio, resposta, fator);
      await updateContador(trx, fator.id, contador, clock.now());
      await porta.confirmar(trx, request, paraDe(para));
    });
  };

  return {
    comCodigo,
    comPasskey,
    desafiar: async (request: FastifyRequest) => {
      const { idSessao, idUsuario, fator } = porta.atual(request);
      if (!fator.tem) throw semFator();
      const opcoes = await passkeys.opcoesParaUsar(request, await listFatores(db, idUsuario));
      await desafios.guardar(idSessao, 'confirmar', Buffer.from(opcoes.challenge));
      return opcoes;
    },
    /** The gate of endpoints that declare `confirma`: a moment ago (for 'sempre', for this act alone), or in this request by the header. */
    exigir: async (request: FastifyRequest, confirma: Confirma, { fator }: UsuarioAtual): Promise<void> => {
      if (podeSemConfirmar(confirma, fator, clock.now()).allowed) return;
      const ato = confirma === 'sempre' ? atoDe(request) : null;
      if (ato && (await porta.gastar(request, ato))) return;
      if (!fator?.tem && !temFatorDeDemonstracao(platform, false)) throw semFator();
      const codigo = request.headers[CABECALHO_DE_CONFIRMACAO];
      if (typeof codigo !== 'string' || codigo === '') throw confirme(ato?.toString('base64url'));
      await comCodigo(request, codigo);
    },
  };
};

export type Confirmacao = ReturnType<typeof createConfirmar>;
