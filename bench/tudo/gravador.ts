import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/server/app.ts';
import { abrirChaves } from '../../src/server/chaves/abrir-chaves.ts';
import { systemClock } from '../../src/server/clock.ts';
import { loadConfig } from '../../src/server/config.ts';
import { openDatabase, type Sent } from '../../src/server/db/database.ts';
import { seguirMudancas } from '../../src/server/db/memoria/seguir-mudancas.ts';

/** The product inside this process, only to write down which statements a request sends; nothing is timed here. */
export const abrirGravador = async (url: string, env: Readonly<Record<string, string>>) => {
  const given = loadConfig({ ...process.env, ...env, DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const comandos: Sent[] = [];
  const { db, pool, close } = openDatabase(url, {
    onError: (error) => console.error(error.message),
    chaves: given,
    onSent: (sent) => comandos.push(sent),
  });
  const config = await abrirChaves(db, given, systemClock);
  const { http, platform } = await createApp({
    platform: { config, clock: systemClock, db, leitura: db, pool },
  });
  await http.ready();
  const memoria = await seguirMudancas(platform);
  const cookies = new Map<string, string>();
  const inject = async (options: Parameters<FastifyInstance['inject']>[0] & object) => {
    const cookie = [...cookies].map(([nome, valor]) => `${nome}=${encodeURIComponent(valor)}`).join('; ');
    const resposta = await http.inject({
      ...options,
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...options.headers,
      },
    });
    for (const { name, value } of resposta.cookies) cookies.set(name, value);
    if (resposta.statusCode >= 400) throw new Error(`${resposta.statusCode}: ${resposta.body.slice(0, 300)}`);
    return resposta;
  };
  return {
    entrar: async (login: string): Promise<void> => {
      cookies.clear();
      await inject({
        method: 'POST',
        url: '/api/app-web/v1/usuarios/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ login, senha: 'Demo@2026' }).toString(),
      });
    },
    /** What the second of two equal requests sends: the first fills what is kept in memory. */
    gravar: async (path: string): Promise<readonly Sent[]> => {
      await inject({ method: 'GET', url: path });
      comandos.splice(0);
      await inject({ method: 'GET', url: path });
      return comandos.splice(0);
    },
    fechar: async (): Promise<void> => {
      await http.close();
      await memoria.parar();
      await close();
    },
  };
};
