import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { encadearAuditoria } from '#capabilities/auditoria/server/index.ts';
import { createApp } from '#server/app.ts';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateAll } from '#server/db/prepare-database.ts';
import { abrirTrilha } from '#server/db/trilha.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';

/** A drill of backup and restore: the real application on a database of its own, and the commands as an operator runs them. */
export interface Ensaio {
  /** Files a case; what comes back was acknowledged. */
  readonly registrar: () => Promise<string>;
  /** Sends a file whole; its number is acknowledged when it is checked and stored. */
  readonly enviar: () => Promise<number>;
  readonly remover: (idAnexo: number) => Promise<void>;
  readonly encadear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** One dot. */
const JPEG = `/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD${'A'.repeat(86)}D/wAALCAABAAEBAREA/9oACAEBAAA/ABL/ADT/2Q==`;

export const SEGREDO = 'esta-chave-so-abre-o-ensaio-de-7f3a91c4';

export const abrirEnsaio = async (url: string, env: NodeJS.ProcessEnv): Promise<Ensaio> => {
  const given = loadConfig(env);
  await migrateAll(url, url, () => undefined);
  const primeiro = openDatabase(url, { max: 1, onError: () => undefined });
  const config = await abrirChaves(primeiro.db, given, systemClock);
  await primeiro.close();
  const { db, pool, close } = openDatabase(url, { max: 5, onError: () => undefined, chaves: config });
  abrirTrilha(db, config);
  const { http, platform } = await createApp({
    platform: { config, clock: systemClock, db, leitura: db, pool },
    limites: null,
  });
  await http.ready();
  await seedDemo(platform);
  const entrada = await http.inject({
    method: 'POST',
    url: '/api/app-web/v1/usuarios/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ login: 'joao.cidadao', senha: 'Demo@2026' }).toString(),
  });
  const cookie = entrada.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const pedir = async <T>(
    method: 'POST' | 'PUT',
    caminho: string,
    payload: Buffer | Record<string, unknown>,
  ): Promise<T> => {
    const headers = {
      cookie,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream', 'upload-offset': '0' }),
    };
    const response = await http.inject({ method, url: caminho, headers, payload });
    if (response.statusCode !== 200)
      throw new Error(`${method} ${caminho}: ${response.statusCode} ${response.body}`);
    return response.body === '' ? (undefined as T) : response.json<T>();
  };
  const segredos = new Map<number, string>();
  const ANEXOS = '/api/app-web/v1/anexos';
  return {
    registrar: async () => {
      const { numeroProtocolo } = await pedir<{ numeroProtocolo: string }>(
        'POST',
        '/api/app-web/v1/manifestacoes',
        {
          chaveEnvio: randomUUID(),
          idTipoManifestacao: 2,
          idOuvidoriaDestino: 65,
          teor: { texto: 'Ensaio de cópia e restauração.' },
        },
      );
      // As the database writes it.
      return numeroProtocolo.replaceAll(/\D/g, '');
    },
    enviar: async () => {
      const corpo = Buffer.from(JPEG, 'base64');
      const { idAnexo, segredo, urlEnvio } = await pedir<{
        idAnexo: number;
        segredo: string;
        urlEnvio: string;
      }>('POST', ANEXOS, { nomeArquivo: 'prova.jpg', tamanho: corpo.length });
      await pedir('PUT', urlEnvio, corpo);
      const { situacao } = await pedir<{ situacao: string }>('POST', `${ANEXOS}/${idAnexo}/concluir`, {
        segredo,
        manterMetadados: false,
        deResposta: false,
      });
      if (situacao !== 'pronto') throw new Error(`The file was not taken: ${situacao}`);
      segredos.set(idAnexo, segredo);
      return idAnexo;
    },
    remover: (idAnexo) => pedir('POST', `${ANEXOS}/${idAnexo}/remover`, { segredo: segredos.get(idAnexo) }),
    encadear: () => encadearAuditoria(platform),
    close: async () => {
      await http.close();
      await close();
    },
  };
};

/** A moment that nothing happens at: what was acknowledged is before it, what comes is after it. */
export const momentoCalmo = async (): Promise<string> => {
  await delay(20);
  const momento = new Date();
  await delay(20);
  return momento.toISOString();
};

/** A command as `npm run` starts it, without its preparation. */
export const comando = (
  nome: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ codigo: number; saida: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${nome}.ts`, ...args],
      { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
      (erro, stdout, stderr) =>
        resolve({ codigo: erro ? Number(erro.code ?? 1) : 0, saida: stdout + stderr }),
    );
  });
