import type { FastifyRequest } from 'fastify';
import { enforce } from '#kernel/verdict.ts';
import { encrypt } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PasskeyCriada } from '../contract.ts';
import { lerCodigo } from '../domain/codigo.ts';
import { podeCriarFator } from '../domain/fator.ts';
import { codigoDoAppErrado, passkeyRepetida } from '../domain/segundo-fator-errors.ts';
import { anotarEAvisar } from './avisar.ts';
import { CHAVE_DO_SEGREDO } from './confirmar.ts';
import type { Desafios } from './desafios.ts';
import { type FatorNovo, findCredencial, insertFator, listFatores, lockConta } from './fator-repository.ts';
import type { Passkeys } from './passkey.ts';
import type { PortaDaSessao, SessaoNoFator } from './porta.ts';
import { trocarCodigos } from './recuperacao.ts';
import { emBase32, enderecoDoApp, novoSegredo, passoDoCodigo } from './totp.ts';

type Guardado = Omit<FatorNovo, 'id_usuario' | 'nome' | 'criado_em'>;

/** Setting up a factor: what the authenticator is told, and what it must prove before the account has it. */
export const createCriar = (
  platform: Platform,
  porta: PortaDaSessao,
  { desafios, passkeys }: { desafios: Desafios; passkeys: Passkeys },
) => {
  const { db, clock, config } = platform;

  const comecar = async (request: FastifyRequest) => {
    const sessao = porta.atual(request);
    const fatores = await listFatores(db, sessao.idUsuario);
    enforce(podeCriarFator(sessao.isServidor, fatores.length));
    return { sessao, fatores };
  };

  /** The recovery codes, if it is the account's first; other sessions must then confirm it as well. */
  const guardar = async (
    trx: Db,
    request: FastifyRequest,
    { idUsuario, isServidor }: SessaoNoFator,
    nome: string,
    fator: Guardado,
  ): Promise<string[] | null> => {
    const conta = await lockConta(trx, idUsuario);
    const { length: quantos } = await listFatores(trx, idUsuario);
    enforce(podeCriarFator(isServidor, quantos));
    await insertFator(trx, { ...fator, id_usuario: idUsuario, nome, criado_em: clock.now() });
    await porta.confirmar(trx, request, null);
    await anotarEAvisar(platform, trx, conta, 'Segundo fator criado', { nome, tipo: fator.tipo });
    return quantos === 0 ? trocarCodigos(trx, config, idUsuario) : null;
  };

  return {
    comecarPasskey: async (request: FastifyRequest) => {
      const { sessao, fatores } = await comecar(request);
      const opcoes = await passkeys.opcoesParaCriar(request, sessao, fatores);
      await desafios.guardar(sessao.idSessao, 'criar-passkey', Buffer.from(opcoes.challenge));
      return opcoes;
    },

    passkey: async (
      request: FastifyRequest,
      { nome, resposta }: { nome: string; resposta: PasskeyCriada },
    ): Promise<string[] | null> => {
      const sessao = porta.atual(request);
      const desafio = (await desafios.tomar(db, sessao.idSessao, 'criar-passkey')).toString('utf8');
      const { id, publicKey, counter, transports } = await passkeys.criada(request, desafio, resposta);
      const id_credencial = Buffer.from(id, 'base64url');
      return db.transaction().execute(async (trx) => {
        if (await findCredencial(trx, id_credencial)) throw passkeyRepetida();
        return guardar(trx, request, sessao, nome, {
          tipo: 'passkey',
          id_credencial,
          chave_publica: Buffer.from(publicKey),
          contador: counter,
          transportes: transports ?? [],
        });
      });
    },

    comecarApp: async (request: FastifyRequest) => {
      const { sessao } = await comecar(request);
      const segredo = novoSegredo();
      await desafios.guardar(sessao.idSessao, 'criar-app', segredo);
      const endereco = enderecoDoApp(config.instalacao.nome, sessao.login, segredo);
      return { segredo: emBase32(segredo), endereco };
    },

    app: async (
      request: FastifyRequest,
      { nome, codigo }: { nome: string; codigo: string },
    ): Promise<string[] | null> => {
      const sessao = porta.atual(request);
      const digitado = lerCodigo(codigo);
      return db.transaction().execute(async (trx) => {
        const segredo = await desafios.ver(trx, sessao.idSessao, 'criar-app');
        const passo =
          digitado?.tipo === 'app' ? passoDoCodigo(segredo, digitado.digitos, clock.now(), null) : null;
        if (passo === null) throw codigoDoAppErrado();
        await desafios.tomar(trx, sessao.idSessao, 'criar-app');
        return guardar(trx, request, sessao, nome, {
          tipo: 'app',
          segredo: encrypt(config.keyFor(CHAVE_DO_SEGREDO), segredo.toString('hex')),
          // The code that linked the app is used up, too.
          ultimo_passo: passo,
        });
      });
    },
  };
};
